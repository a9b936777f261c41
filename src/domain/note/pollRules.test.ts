import { poll } from '@tests/factories/note';
import { expect, it } from 'vitest';
import { canVote, isPollClosed, percentOf, totalVotes } from './pollRules';

const NOW = 1_000_000;
const voted = { text: 'a', votes: 1, isVoted: true };
const open = { text: 'b', votes: 3, isVoted: false };

it('closes at its time', () => {
	expect(isPollClosed(poll({ a: 0 }, { expiresAt: NOW }), NOW)).toBe(true);
	expect(isPollClosed(poll({ a: 0 }, { expiresAt: NOW + 1 }), NOW)).toBe(false);
	expect(isPollClosed(poll({ a: 0 }), NOW)).toBe(false);
});

it('takes one vote, or each choice once where several are allowed', () => {
	expect(canVote(poll({ a: 0, b: 0 }), 1, NOW)).toBe(true);
	expect(canVote(poll({}, { choices: [voted, open] }), 1, NOW)).toBe(false);
	expect(canVote(poll({}, { choices: [voted, open], multiple: true }), 1, NOW)).toBe(true);
	expect(canVote(poll({}, { choices: [voted, open], multiple: true }), 0, NOW)).toBe(false);
	expect(canVote(poll({ a: 0 }), 7, NOW)).toBe(false);
	expect(canVote(poll({ a: 0 }, { expiresAt: NOW - 1 }), 0, NOW)).toBe(false);
});

it('counts', () => {
	expect(totalVotes(poll({ a: 2, b: 1 }))).toBe(3);
	expect(percentOf(poll({ a: 2, b: 1 }), 2)).toBe(67);
	expect(percentOf(poll({ a: 0, b: 0 }), 0)).toBe(0);
});
