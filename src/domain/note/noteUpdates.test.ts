import { note, poll } from '@tests/factories/note';
import { describe, expect, it } from 'vitest';
import { applyNoteChange } from './noteUpdates';

const base = note({ reactions: { '👍': 1 }, reactionCount: 1 });

describe('a captured note', () => {
	it('counts reactions, and drops the one that nobody has left', () => {
		const more = applyNoteChange(base, { type: 'reacted', reaction: '👍', userId: 'x' }, 'me');
		expect(more).toMatchObject({ reactions: { '👍': 2 }, reactionCount: 2, myReaction: null });
		const none = applyNoteChange(base, { type: 'unreacted', reaction: '👍', userId: 'x' }, 'me');
		expect(none).toMatchObject({ reactions: {}, reactionCount: 0 });
	});

	it('never counts below zero', () => {
		const odd = applyNoteChange(base, { type: 'unreacted', reaction: '🎉', userId: 'x' }, 'me');
		expect(odd.reactionCount).toBe(1);
		expect(odd.reactions).toEqual({ '👍': 1 });
	});

	it('does not count one’s own reaction twice', () => {
		const mine = applyNoteChange(base, { type: 'reacted', reaction: '🎉', userId: 'me' }, 'me');
		expect(mine.myReaction).toBe('🎉');
		expect(applyNoteChange(mine, { type: 'reacted', reaction: '🎉', userId: 'me' }, 'me')).toBe(mine);
		const back = applyNoteChange(mine, { type: 'unreacted', reaction: '🎉', userId: 'me' }, 'me');
		expect(back.myReaction).toBeNull();
		expect(applyNoteChange(back, { type: 'unreacted', reaction: '🎉', userId: 'me' }, 'me')).toBe(back);
	});

	it('has one reaction of its reader, who may have been given another than they chose', () => {
		const chosen = applyNoteChange(base, { type: 'reacted', reaction: ':members_only@.:', userId: 'me' }, 'me');
		const given = applyNoteChange(chosen, { type: 'reacted', reaction: '❤', userId: 'me' }, 'me');
		expect(given).toMatchObject({ reactions: { '👍': 1, '❤': 1 }, reactionCount: 2, myReaction: '❤' });
	});

	it.each(['tidepool.example', 'tidepool.example:8443'])('brings the picture of an emoji of %s along', host => {
		const emoji = { name: `kelp@${host}`, url: 'https://tidepool.example/kelp.webp' };
		const after = applyNoteChange(base, { type: 'reacted', reaction: `:kelp@${host}:`, emoji, userId: 'x' }, 'me');
		expect(after.reactionEmojis).toEqual({ [`kelp@${host}`]: emoji.url });
	});

	it('counts votes, one’s own once', () => {
		const voting = note({ poll: poll({ Teak: 0, Pine: 0 }) });
		const once = applyNoteChange(voting, { type: 'pollVoted', choice: 1, userId: 'me' }, 'me');
		expect(once.poll?.choices[1]?.isVoted).toBe(true);
		expect(applyNoteChange(once, { type: 'pollVoted', choice: 1, userId: 'me' }, 'me')).toBe(once);
		expect(applyNoteChange(voting, { type: 'pollVoted', choice: 99, userId: 'x' }, 'me')).toBe(voting);
	});

	it('is marked as deleted; unknown changes change nothing', () => {
		expect(applyNoteChange(base, { type: 'deleted' }, 'me').isDeleted).toBe(true);
		expect(applyNoteChange(base, { type: 'somethingNew' }, 'me')).toBe(base);
	});
});
