/** An invitation: a code with which one account can be made. Times in milliseconds since the epoch. */
export interface Invite {
	readonly id: string;
	readonly code: string;
	readonly createdAt: number;
	/** Null if it stays valid. */
	readonly expiresAt: number | null;
	/** When an account was made with it; null if it wasn't used. */
	readonly usedAt: number | null;
	readonly isUsed: boolean;
	/** Who used it, if known. */
	readonly usedById: string | null;
}

/** What a role allows. */
export interface InviteLimits {
	/** How many codes in a period; null for any number. */
	readonly count: number | null;
	/** The period, in milliseconds. */
	readonly cycleMs: number;
	/** How long a code is valid, in milliseconds; null for ever. */
	readonly validMs: number | null;
}

export type InviteState = 'unused' | 'used' | 'expired';

export function inviteState({ isUsed, expiresAt }: Invite, now: number): InviteState {
	if (isUsed) return 'used';
	return expiresAt !== null && expiresAt <= now ? 'expired' : 'unused';
}

/**
 * When the next code can be made; null if one can be made now, or if the given codes don't tell.
 * @param madeAt when each known code was made, in any order
 */
export function nextInviteAt(madeAt: readonly number[], { count, cycleMs }: InviteLimits, now: number): number | null {
	if (count === null || count <= 0) return null;
	const recent = madeAt.filter(at => at > now - cycleMs).sort((a, b) => b - a);
	const oldest = recent[count - 1];
	return oldest === undefined ? null : oldest + cycleMs;
}
