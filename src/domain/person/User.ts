export interface BadgeRole {
	readonly name: string;
	readonly iconUrl: string | null;
}

/** A decoration that a user wears over their avatar. */
export interface AvatarDecoration {
	readonly url: string;
	/** In turns. */
	readonly angle: number;
	readonly flipH: boolean;
	/** As a share of its own size. */
	readonly offsetX: number;
	readonly offsetY: number;
	readonly blink: boolean;
}

/** What is known about a remote user's server. */
export interface Instance {
	readonly name: string | null;
	readonly iconUrl: string | null;
	readonly themeColor: string | null;
}

export type OnlineStatus = 'online' | 'active' | 'offline' | 'unknown';

/** A user as stored in the session: the fields that come with every note. Immutable. */
export interface User {
	readonly id: string;
	readonly username: string;
	/** Null for users of the session's own server. */
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
	/** Whether they have sent the reader a follow request that is still open; null if not known. */
	readonly asksToFollow: boolean | null;
	/** Fields that only detailed responses (`users/show`, `i`) have; null until one was received. */
	readonly profile: UserProfile | null;
}

/** Who may see whom a user follows, or who follows them: everyone, their followers, or they alone. */
export type WhoSees = 'public' | 'followers' | 'private';

/** A role that everyone may see on a profile. */
export interface PublicRole {
	readonly id: string;
	readonly name: string;
	readonly color: string | null;
	readonly iconUrl: string | null;
	readonly description: string | null;
}

export interface UserProfile {
	readonly description: string | null;
	readonly bannerUrl: string | null;
	readonly bannerBlurhash: string | null;
	readonly location: string | null;
	readonly birthday: string | null;
	/** The code of the language that they have named, such as `ja`. */
	readonly lang: string | null;
	/** What they tell those who follow them; a server sends it to these, and to the user themselves. */
	readonly followedMessage: string | null;
	readonly fields: readonly { readonly name: string; readonly value: string }[];
	/** The values of `fields` whose pages link back to the user, as the server has checked. */
	readonly verifiedLinks: readonly string[];
	readonly createdAt: number | null;
	readonly notesCount: number;
	readonly followersCount: number;
	readonly followingCount: number;
	readonly pinnedNoteIds: readonly string[];
	/** The page that the profile shows; null for none. */
	readonly pinnedPageId: string | null;
	readonly isLocked: boolean;
	/** Whether everyone may see the user's reactions. */
	readonly publicReactions: boolean;
	readonly followingVisibility: WhoSees;
	readonly followersVisibility: WhoSees;
	readonly isSuspended: boolean;
	readonly isDeleted: boolean;
	readonly isFollowing: boolean;
	readonly isFollowed: boolean;
	readonly isBlocking: boolean;
	readonly isBlocked: boolean;
	readonly isMuted: boolean;
	readonly isRenoteMuted: boolean;
	/** Whether the reader is notified of each of their notes. */
	readonly notify: 'normal' | 'none';
	/** Whether their replies to others are in the reader's home timeline. */
	readonly withReplies: boolean;
	/** The reader's private memo about them. */
	readonly memo: string | null;
	readonly hasPendingFollowRequestFromYou: boolean;
	readonly roles: readonly PublicRole[];
	readonly url: string | null;
}
