import { expect, it } from 'vitest';
import { writeExcluded } from './writeExcluded';

it('keeps the names of a filter that another version has stored', () => {
	expect(writeExcluded(['tideTurned', 'reaction', 7], ['follow'])).toEqual(['tideTurned', 'follow']);
	expect(writeExcluded(undefined, ['follow'])).toEqual(['follow']);
});
