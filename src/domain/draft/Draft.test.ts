import { draft } from '@tests/factories/draft';
import { file } from '@tests/factories/file';
import { describe, expect, it } from 'vitest';
import { counterOf, draftProblem, filesOfOthers, inheritedVisibility, isBlankDraft, notePayload } from './Draft';

const poll = (...choices: string[]) => ({ choices, multiple: false, expiresAt: null, expiredAfter: null });

describe('a draft', () => {
	it('needs something to say: text, a file, a poll or a quote', () => {
		expect(draftProblem(draft({ text: '  \n' }), 100)).toBe('empty');
		for (const change of [{ text: 'a' }, { files: [file()] }, { quoteId: 'n' }]) {
			expect(draftProblem(draft(change), 100)).toBeNull();
		}
	});

	it('keeps to the length, counted as people count', () => {
		expect(draftProblem(draft({ text: '' }), 100, 1)).toBeNull();
		expect(draftProblem(draft({ text: '😀'.repeat(100) }), 100)).toBeNull();
		expect(draftProblem(draft({ text: 'a'.repeat(101) }), 100)).toBe('textTooLong');
	});

	it('has a warning of 1 to 100 characters, where it has one', () => {
		expect(draftProblem(draft({ text: 'a', useCw: true, cw: ' ' }), 100)).toBe('cwBlank');
		expect(draftProblem(draft({ text: 'a', useCw: true, cw: 'x'.repeat(101) }), 100)).toBe('cwTooLong');
		expect(draftProblem(draft({ text: 'a', useCw: true, cw: 'x'.repeat(100) }), 100)).toBeNull();
		expect(draftProblem(draft({ text: 'a', useCw: false, cw: 'x'.repeat(101) }), 100)).toBeNull();
	});

	it('has at most 16 files and at least 2 choices', () => {
		expect(draftProblem(draft({ files: Array.from({ length: 17 }, () => file()) }), 100)).toBe('tooManyFiles');
		expect(draftProblem(draft({ poll: poll('a', ' ') }), 100)).toBe('tooFewChoices');
		expect(draftProblem(draft({ poll: poll('a', 'b') }), 100)).toBeNull();
	});

	it('asks with choices that differ, for a time that is to come', () => {
		expect(draftProblem(draft({ poll: poll('a', 'b', ' a ') }), 100)).toBe('sameChoices');
		const until = (expiresAt: number) => draft({ poll: { ...poll('a', 'b'), expiresAt } });
		expect(draftProblem(until(999), 100, 0, 1000)).toBe('pollOver');
		expect(draftProblem(until(1001), 100, 0, 1000)).toBeNull();
	});

	it('knows whose files it has', () => {
		const [mine, unknown, others] = [file({ userId: 'me' }), file({ userId: null }), file({ userId: 'other' })];
		expect(filesOfOthers(draft({ files: [mine, unknown, others] }), 'me')).toEqual([others]);
	});

	it('is blank only when nothing would be lost', () => {
		expect(isBlankDraft(draft({ text: ' ' }))).toBe(true);
		for (const change of [{ cw: 'x' }, { quoteId: 'n' }, { visibleUserIds: ['u'] }]) {
			expect(isBlankDraft(draft(change))).toBe(false);
		}
	});
});

describe('the payload', () => {
	it('leaves out what is not used', () => {
		expect(notePayload(draft({ text: 'hi', cw: 'old' }), {})).toEqual({
			text: 'hi',
			cw: null,
			visibility: 'public',
			localOnly: false,
			reactionAcceptance: null,
		});
	});

	it('names recipients only of direct notes, which stay on their server unless somebody elsewhere reads them', () => {
		const direct = draft({ text: 'a', visibility: 'specified', visibleUserIds: ['u'], localOnly: false });
		expect(notePayload(direct, {})).toMatchObject({
			visibility: 'specified',
			visibleUserIds: ['u'],
			localOnly: true,
		});
		expect(notePayload(direct, { hasRemoteReaders: true })).toMatchObject({ localOnly: false });
		expect(notePayload(draft({ text: 'a', visibleUserIds: ['u'] }), {})).not.toHaveProperty('visibleUserIds');
	});

	it('is public and local in a channel', () => {
		expect(notePayload(draft({ text: 'a', visibility: 'followers' }), { channelId: 'c' })).toMatchObject({
			channelId: 'c',
			visibility: 'public',
			localOnly: true,
		});
	});
});

describe('rules', () => {
	it('of replies: never wider than what they reply to', () => {
		expect(inheritedVisibility('public', 'home')).toBe('home');
		expect(inheritedVisibility('specified', 'home')).toBe('specified');
		expect(inheritedVisibility('home', 'followers')).toBe('followers');
		expect(inheritedVisibility('public', null)).toBe('public');
	});

	it('of the counter: under 100 left, a warning over 90 %, an error over 100 %', () => {
		expect(counterOf(900, 1000, 100)).toBeNull();
		expect(counterOf(901, 1000, 100)).toEqual({ left: 99, tone: 'warn' });
		expect(counterOf(2950, 3000, 100)?.tone).toBe('warn');
		expect(counterOf(1001, 1000, 100)).toEqual({ left: -1, tone: 'error' });
	});
});
