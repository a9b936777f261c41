import type { Permission } from './permissions';
import type { UserProfile } from './User';

/** Who looks at somebody, as far as it decides what they may do with them. */
export interface UserReader {
	/** Null for visitors. */
	readonly userId: string | null;
	/** Moderators and admins. */
	readonly isModerator: boolean;
	/** Whether the reader's token was granted this, such as `write:mutes`. */
	readonly may: (permission: Permission) => boolean;
}

export interface UserOffers {
	/** Mention them in a new note. */
	readonly write: boolean;
	readonly memo: boolean;
	/** Lists and antennas, which are read before they are changed. */
	readonly collect: boolean;
	/** Ask their own server about them. */
	readonly refresh: boolean;
	/** Mute them, or their renotes. */
	readonly mute: boolean;
	readonly block: boolean;
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
	const isModerator = isMember && reader.isModerator;
	const { may } = reader;
	return {
		write: isOther && may('write:notes'),
		memo: isOther && may('write:account'),
		collect: isOther && may('read:account') && may('write:account'),
		refresh: isOther,
		mute: isOther && profile !== null && may('write:mutes'),
		block: isOther && profile !== null && may('write:blocks'),
		following: isOther && profile?.isFollowing === true && may('write:following'),
		breakFollow: isOther && profile?.isFollowed === true && may('write:following'),
		assignRole: isModerator && may('read:admin:roles') && may('write:admin:roles'),
		moderate: isModerator && may('read:admin:show-user'),
		report: isOther && may('write:report-abuse'),
	};
}
