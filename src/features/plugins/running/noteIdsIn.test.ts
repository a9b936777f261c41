import { expect, it } from 'vitest';
import { noteIdsIn } from './noteIdsIn';

it('takes ids, and of notes nothing but their ids', () => {
	expect(noteIdsIn(['a', { id: 'b', text: 'forged' }, 'a'])).toEqual(['a', 'b']);
	expect(noteIdsIn([])).toEqual([]);
});

it('takes 30 at most', () => {
	const ids = Array.from({ length: 100 }, (_, index) => `n${index}`);
	expect(noteIdsIn(ids)).toEqual(ids.slice(0, 30));
});

it.each([
	null,
	'a',
	{ id: 'a' },
	{ error: 'request_failed', info: null },
	[null],
	[1],
	[''],
	[{ text: 'no id' }],
	[['a']],
	['x'.repeat(65)],
])('takes nothing of %j', returned => {
	expect(noteIdsIn(returned)).toBeNull();
});
