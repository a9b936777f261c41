/** Accounts up to this age are offered the tutorial. */
const NEW_DAYS = 3;
const DAY_MS = 86_400_000;

/**
 * Whether an account is offered the tutorial: a new one, until it answers.
 * @param state as stored; what isn't known counts as never answered
 * @param createdAt in milliseconds since the epoch, as is `now`
 */
export function isOfferDue(state: unknown, createdAt: number | null, now: number): boolean {
	const isAnswered = state === 'running' || state === 'paused' || state === 'ended';
	return !isAnswered && createdAt !== null && now - createdAt <= NEW_DAYS * DAY_MS;
}
