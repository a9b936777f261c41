import { expect, it } from 'vitest';
import { nextName } from './nextName';

it('counts names on', () => {
	expect(nextName('Mine', ['Mine'])).toBe('Mine 2');
	expect(nextName('Mine 2', ['Mine', 'Mine 2'])).toBe('Mine 3');
});
