export interface BadgeRole {
	readonly name: string;
	readonly iconUrl: string | null;
}

/** What somebody wears over their picture. */
export interface AvatarDecoration {
	readonly url: string;
	/** Turns. */
	readonly angle: number;
	readonly flipH: boolean;
	/** Of its own size. */
	readonly offsetX: number;
	readonly offsetY: number;
	readonly blink: boolean;
}

/** What is known of the server that a remote person is on. */
export interface Instance {
	readonly name: string | null;
	readonly iconUrl: string | null;
	readonly themeColor: string | null;
}

export type OnlineStatus = 'online' | 'active' | 'offline' | 'unknown';

/** A person as the session's store holds it: what every note brings along. Immutable. */
export interface User {
	readonly id: string;
	readonly username: string;
	/** Null for people of the session's own server. */
	readonly host: string | null;
	readonly name: string | null;
	readonly avatarUrl: string | null;
	readonly avatarBlurhash: string | null;
	readonly avatarDecorations: readonly AvatarDecoration[];
	readonly isBot: boolean;
	readonly isCat: boolean;
	readonly onlineStatus: OnlineStatus;
	readonly badgeRoles: readonly BadgeRole[];
	readonly instance: Instance | null;
	/** Remote custom emojis in the name: name → address. */
	readonly emojis: Readonly<Record<string, string>>;
	readonly movedTo: string | null;
	/** Whether they wait for the reader to accept their follow request; null: not known. */
	readonly asksToFollow: boolean | null;
	/** What only a detailed answer (`users/show`, `i`) brings; null until one came. */
	readonly profile: UserProfile | null;
}

export interface UserProfile {
	readonly description: string | null;
	readonly bannerUrl: string | null;
	readonly bannerBlurhash: string | null;
	readonly location: string | null;
	readonly birthday: string | null;
	readonly fields: readonly { readonly name: string; readonly value: string }[];
	readonly createdAt: number | null;
	readonly notesCount: number;
	readonly followersCount: number;
	readonly followingCount: number;
	readonly pinnedNoteIds: readonly string[];
	readonly isLocked: boolean;
	/** Whether everybody may see what they reacted to. */
	readonly publicReactions: boolean;
	readonly isSuspended: boolean;
	readonly isFollowing: boolean;
	readonly isFollowed: boolean;
	readonly isBlocking: boolean;
	readonly isBlocked: boolean;
	readonly isMuted: boolean;
	readonly isRenoteMuted: boolean;
	/** What one hears of somebody one follows: each of their notes, or nothing. */
	readonly notify: 'normal' | 'none';
	/** Whether their replies to others are in one's home timeline. */
	readonly withReplies: boolean;
	/** The reader's own words about them, which nobody else sees. */
	readonly memo: string | null;
	readonly hasPendingFollowRequestFromYou: boolean;
	readonly roles: readonly { readonly id: string; readonly name: string; readonly color: string | null }[];
	readonly url: string | null;
}
