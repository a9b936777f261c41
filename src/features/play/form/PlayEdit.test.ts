import { safeParse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { toPlay } from '@/api/toPlay';
import { changedParams, editOf, KEPT_PLAY, paramsOf, playRules } from './PlayEdit';

const edit = { title: ' Dice ', summary: '', script: '<: 1\n', visibility: 'private' } as const;

describe('the form of a play', () => {
	it('begins with what is saved', () => {
		const saved = editOf(toPlay({ id: 'p', title: 'Dice', script: '<: 2', visibility: 'private' }));
		expect(saved).toEqual({ title: 'Dice', summary: '', script: '<: 2', visibility: 'private' });
		expect(editOf(null).visibility).toBe('public');
	});

	it('sends no permissions, and the program as it is', () => {
		expect(paramsOf(edit)).toEqual({ ...edit, title: 'Dice', permissions: [] });
	});

	it('sends of a saved one what was edited alone, and leaves its permissions', () => {
		expect(changedParams({ ...edit, summary: 'Throws two' }, edit)).toEqual({ summary: 'Throws two' });
		expect(changedParams(edit, { ...edit, title: 'Dice' })).toEqual({});
		expect(changedParams({ ...edit, visibility: 'public' }, edit)).toEqual({ visibility: 'public' });
	});

	it.each([{ title: '' }, { script: '' }, { title: 'x'.repeat(257) }, { summary: 'x'.repeat(1025) }])(
		'refuses %j',
		change => {
			expect(safeParse(playRules(), edit).success).toBe(true);
			expect(safeParse(playRules(), { ...edit, ...change }).success).toBe(false);
		},
	);

	it('keeps what differs', () => {
		expect(safeParse(KEPT_PLAY, { script: '<: 3' }).success).toBe(true);
		expect(safeParse(KEPT_PLAY, { visibility: 'followers' }).success).toBe(false);
	});
});
