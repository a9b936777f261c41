import type { Poll } from './Note';

/** @param now milliseconds since the epoch */
export function isPollClosed(poll: Poll, now: number): boolean {
	return poll.expiresAt !== null && poll.expiresAt <= now;
}

export function hasVoted(poll: Poll): boolean {
	return poll.choices.some(choice => choice.isVoted);
}

/** Single-choice polls take one vote, multiple-choice polls one per choice; votes are final (rules/composing#polls). */
export function canVote(poll: Poll, choice: number, now: number): boolean {
	const chosen = poll.choices[choice];
	if (!chosen || chosen.isVoted || isPollClosed(poll, now)) return false;
	return poll.multiple || !hasVoted(poll);
}

export function totalVotes(poll: Poll): number {
	return poll.choices.reduce((sum, choice) => sum + choice.votes, 0);
}

/** Whole percent of all votes; 0 if there are none. */
export function percentOf(poll: Poll, votes: number): number {
	const total = totalVotes(poll);
	return total === 0 ? 0 : Math.round((votes / total) * 100);
}
