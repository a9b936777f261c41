import type { entities } from 'misskey-js';

/**
 * What servers send. The published types are newer and stricter than real answers, so everything that the client reads
 * is taken as possibly missing or null: `Loose` says so in the types.
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
/** What `i` tells beside that. */
export type WireMe = WireUser & Loose<Omit<entities.MeDetailed, keyof entities.UserDetailed>>;
/** How the reader and somebody stand to each other (`users/relation`). */
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
export type WireFile = Loose<Omit<entities.DriveFile, 'id' | 'folder'>> & { id: string; folder?: WireFolder | null };
export type WireFolder = Loose<Omit<entities.DriveFolder, 'id' | 'parent'>> & {
	id: string;
	/** The folder around it, where a folder is shown by itself. */
	parent?: WireFolder | null;
};
export interface WirePoll {
	expiresAt?: string | null;
	multiple?: boolean | null;
	choices?: { text?: string | null; votes?: number | null; isVoted?: boolean | null }[] | null;
}
/** What each kind adds is not the same everywhere: texts are looked at before they are taken for some. */
export interface WireNotification extends Readonly<Record<string, unknown>> {
	readonly id: string;
	readonly type: string;
	readonly createdAt?: string | null;
	readonly user?: WireUser | null;
	readonly note?: WireNote | null;
	/** Of grouped ones. */
	readonly users?: readonly WireUser[] | null;
	readonly reactions?: readonly { readonly user?: WireUser | null; readonly reaction?: string | null }[] | null;
	readonly role?: { readonly name?: string | null; readonly iconUrl?: string | null } | null;
	readonly invitation?: { readonly room?: { readonly name?: string | null } | null } | null;
}
export interface WireEmoji {
	name: string;
	url: string;
	category?: string | null;
	aliases?: string[] | null;
	isSensitive?: boolean | null;
	localOnly?: boolean | null;
}
export type WireEmojiDetail = Loose<entities.EmojiDetailed>;
export type WireMeta = Loose<entities.MetaDetailed>;
export interface WireReaction {
	id: string;
	user?: WireUser | null;
	type?: string | null;
}
/** One that somebody gave, with its note. */
export interface WireGivenReaction extends WireReaction {
	createdAt?: string | null;
	note?: WireNote | null;
}
/** A note that the account marked. */
export interface WireFavorite {
	id: string;
	noteId: string;
	note: WireNote;
}
export type WireClip = Loose<Omit<entities.Clip, 'id' | 'user'>> & { id: string; user?: WireUser | null };
export type WireUserList = Loose<Omit<entities.UserList, 'id'>> & { id: string };
export type WireAntenna = Loose<Omit<entities.Antenna, 'id'>> & { id: string };
export type WireChannel = Loose<Omit<entities.Channel, 'id'>> & { id: string };
export type WireRole = Loose<Omit<entities.Role, 'id'>> & { id: string };
/** Something that was allowed to use the account; servers leave out what they do not know. */
export interface WireApp {
	id: string;
	name?: string | null;
	iconUrl?: string | null;
	createdAt?: string | null;
	lastUsedAt?: string | null;
	permission?: readonly string[] | null;
}
