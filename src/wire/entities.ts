import type { entities } from 'misskey-js';

/**
 * What servers send. The published types are newer and stricter than real responses, so everything that the client
 * reads may be missing or null: `Loose` expresses that in the types.
 */
export type Loose<T> = { [K in keyof T]?: T[K] | null };

export type WireNote = Loose<Omit<entities.Note, 'id' | 'reply' | 'renote' | 'user' | 'poll' | 'files'>> & {
	id: string;
	user?: WireUser | null;
	reply?: WireNote | null;
	renote?: WireNote | null;
	files?: WireFile[] | null;
	poll?: WirePoll | null;
};
export type WireUser = Loose<Omit<entities.UserDetailed, 'id'>> & { id: string };
/** The further fields of `i`. */
export type WireMe = WireUser &
	Loose<Omit<entities.MeDetailed, keyof entities.UserDetailed | 'unreadAnnouncements'>> & {
		/** Oldest first. */
		unreadAnnouncements?: readonly WireAnnouncement[] | null;
	};
/** `isRead` is missing for visitors. */
export type WireAnnouncement = Loose<Omit<entities.Announcement, 'id'>> & { id: string };
export type WireInstance = Loose<entities.FederationInstance>;
export type WireInvite = Loose<Omit<entities.InviteCode, 'id' | 'createdBy' | 'usedBy'>> & {
	id: string;
	usedBy?: WireUser | null;
};
/** The relation between the reader and a user (`users/relation`). */
export interface WireRelation {
	id: string;
	isFollowing?: boolean | null;
	isFollowed?: boolean | null;
	hasPendingFollowRequestFromYou?: boolean | null;
	hasPendingFollowRequestToYou?: boolean | null;
	isBlocking?: boolean | null;
	isBlocked?: boolean | null;
	isMuted?: boolean | null;
	isRenoteMuted?: boolean | null;
}
export interface WireFollowRequest {
	id: string;
	follower?: WireUser | null;
	followee?: WireUser | null;
}
export type WireFile = Loose<Omit<entities.DriveFile, 'id' | 'folder'>> & { id: string; folder?: WireFolder | null };
export type WireFolder = Loose<Omit<entities.DriveFolder, 'id' | 'parent'>> & {
	id: string;
	/** The parent folder, when a single folder is requested. */
	parent?: WireFolder | null;
};
export interface WirePoll {
	expiresAt?: string | null;
	multiple?: boolean | null;
	choices?: { text?: string | null; votes?: number | null; isVoted?: boolean | null }[] | null;
}
/** The fields of each kind differ between servers, so values are checked before use. */
export interface WireNotification extends Readonly<Record<string, unknown>> {
	readonly id: string;
	readonly type: string;
	readonly createdAt?: string | null;
	readonly user?: WireUser | null;
	readonly note?: WireNote | null;
	/** For grouped notifications. */
	readonly users?: readonly (WireUser | null)[] | null;
	readonly reactions?:
		| readonly ({ readonly user?: WireUser | null; readonly reaction?: string | null } | null)[]
		| null;
	readonly role?: { readonly name?: string | null; readonly iconUrl?: string | null } | null;
	readonly invitation?: { readonly room?: { readonly name?: string | null } | null } | null;
}
/** A play. */
export type WirePlay = Loose<Omit<entities.Flash, 'id' | 'user'>> & { id: string; user?: WireUser | null };
export interface WireEmoji {
	name: string;
	url: string;
	category?: string | null;
	aliases?: string[] | null;
	isSensitive?: boolean | null;
	localOnly?: boolean | null;
	roleIdsThatCanBeUsedThisEmojiAsReaction?: readonly string[] | null;
}
export type WireEmojiDetail = Loose<entities.EmojiDetailed>;
export type WireMeta = Loose<entities.MetaDetailed>;
export interface WireReaction {
	id: string;
	user?: WireUser | null;
	type?: string | null;
}
/** A reaction with its note. */
export interface WireGivenReaction extends WireReaction {
	createdAt?: string | null;
	note?: WireNote | null;
}
/** A note among the account's favourites. */
export interface WireFavorite {
	id: string;
	noteId: string;
	note: WireNote;
}
export type WireClip = Loose<Omit<entities.Clip, 'id' | 'user'>> & { id: string; user?: WireUser | null };
/** Blocks and variables are whatever other clients have made. */
export type WirePage = Loose<
	Omit<entities.Page, 'id' | 'user' | 'content' | 'variables' | 'eyeCatchingImage' | 'attachedFiles'>
> & {
	id: string;
	user?: WireUser | null;
	content?: unknown;
	variables?: unknown;
	eyeCatchingImage?: WireFile | null;
	attachedFiles?: readonly (WireFile | null)[] | null;
};
export type WireUserList = Loose<Omit<entities.UserList, 'id'>> & { id: string };
/** A public list, with the number of those who like it. */
export type WirePublicList = WireUserList & Loose<{ likedCount: number; isLiked: boolean }>;
export interface WireListMembership {
	readonly id: string;
	readonly userId?: string | null;
	readonly user?: WireUser | null;
	readonly withReplies?: boolean | null;
}
export type WireAntenna = Loose<Omit<entities.Antenna, 'id'>> & { id: string };
export type WireChannel = Loose<Omit<entities.Channel, 'id'>> & { id: string };
export type WireHashtag = Loose<entities.Hashtag>;
export type WireRole = Loose<Omit<entities.Role, 'id'>> & { id: string };
/** An authorized app; servers leave out what they don't know. */
export interface WireApp {
	id: string;
	name?: string | null;
	iconUrl?: string | null;
	createdAt?: string | null;
	lastUsedAt?: string | null;
	permission?: readonly string[] | null;
}
