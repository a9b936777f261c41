import { expect, it } from 'vitest';
import { nextName } from './nextName';

it('counts names on', () => {
	expect(nextName('Mine', ['Mine'])).toBe('Mine 2');
	expect(nextName('Mine 2', ['Mine', 'Mine 2'])).toBe('Mine 3');
});

it('cuts names that would be too long, so that the number stays', () => {
	expect(nextName('Night watch', ['Night watch'], 11)).toBe('Night wat 2');
	expect(nextName('Night watch', ['Night wat 2'], 11)).toBe('Night wat 3');
	expect(nextName('Night watch', [], 8)).toBe('Night 2');
});
