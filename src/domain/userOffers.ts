import type { UserProfile } from './User';

/** Who looks at somebody, as far as it decides what they may do with them. */
export interface UserReader {
	/** Null for visitors. */
	readonly userId: string | null;
	/** Moderators and admins. */
	readonly isModerator: boolean;
}

export interface UserOffers {
	/** Mention them in a new note. */
	readonly write: boolean;
	/** Lists, antennas, a memo. */
	readonly keep: boolean;
	/** Mute, mute their renotes, block. */
	readonly avoid: boolean;
	/** What one hears of them, and whether one sees their replies: of those one follows. */
	readonly following: boolean;
	/** They follow the reader. */
	readonly breakFollow: boolean;
	readonly assignRole: boolean;
	/** Their moderation page. */
	readonly moderate: boolean;
	readonly report: boolean;
}

/**
 * What the reader may do with somebody (spec 2 §4 and §6).
 * @param profile null while nothing is known of how the two stand to each other
 */
export function userOffers(
	userId: string,
	profile: Pick<UserProfile, 'isFollowing' | 'isFollowed'> | null,
	reader: UserReader,
): UserOffers {
	const isMember = reader.userId !== null;
	const isOther = isMember && reader.userId !== userId;
	return {
		write: isOther,
		keep: isOther,
		avoid: isOther && profile !== null,
		following: isOther && profile?.isFollowing === true,
		breakFollow: isOther && profile?.isFollowed === true,
		assignRole: isMember && reader.isModerator,
		moderate: isMember && reader.isModerator,
		report: isOther,
	};
}
