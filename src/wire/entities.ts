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
export type WireFile = Loose<Omit<entities.DriveFile, 'id'>> & { id: string };
export interface WirePoll {
	expiresAt?: string | null;
	multiple?: boolean | null;
	choices?: { text?: string | null; votes?: number | null; isVoted?: boolean | null }[] | null;
}
export type WireNotification = { id: string; type: string; createdAt?: string | null } & Record<string, unknown>;
export interface WireEmoji {
	name: string;
	url: string;
	category?: string | null;
	aliases?: string[] | null;
	isSensitive?: boolean | null;
	localOnly?: boolean | null;
}
