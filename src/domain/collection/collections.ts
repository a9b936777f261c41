/** A collection of notes (rules/people#collections-kept). */
export interface Clip {
	readonly id: string;
	readonly name: string;
	readonly description: string | null;
	readonly isPublic: boolean;
	readonly notesCount: number;
	/** When the last note was added, as ISO 8601; some servers leave it out. */
	readonly lastClippedAt?: string | null;
	/** The owner; null if the server leaves it out. */
	readonly userId: string | null;
	readonly favoritedCount: number;
	readonly isFavorited: boolean;
}

export interface UserList {
	readonly id: string;
	readonly name: string;
	readonly userIds: readonly string[];
	readonly isPublic: boolean;
}

/** A list as others see it. */
export interface PublicList extends UserList {
	readonly likedCount: number;
	readonly isLiked: boolean;
}

/** A user on a list. */
export interface ListMember {
	readonly userId: string;
	/** Whether the list's timeline has their replies to others. */
	readonly withReplies: boolean;
}

export interface Antenna {
	readonly id: string;
	readonly name: string;
	readonly src: 'home' | 'all' | 'users' | 'list' | 'users_blacklist';
	/** One `@name` or `@name@host` per entry, as its owner typed it. */
	readonly users: readonly string[];
	readonly userListId: string | null;
	readonly keywords: readonly (readonly string[])[];
	readonly excludeKeywords: readonly (readonly string[])[];
	readonly caseSensitive: boolean;
	readonly localOnly: boolean;
	readonly excludeBots: boolean;
	readonly withReplies: boolean;
	readonly withFile: boolean;
	readonly excludeNotesInSensitiveChannel: boolean;
	/** Whether it has caught notes since it was last read. */
	readonly hasUnreadNote: boolean;
	/** False: its owner has not used it for so long that the server stopped it. */
	readonly isActive: boolean;
	/** Kept as it is: no request changes it. */
	readonly notify: boolean;
}

export interface Role {
	readonly id: string;
	readonly name: string;
	readonly description: string;
	readonly color: string | null;
	readonly iconUrl: string | null;
	/** Null if the server leaves it out. */
	readonly usersCount: number | null;
	/** Whether everybody may see who has it, and what they write. */
	readonly isExplorable: boolean;
	/** Only `manual` roles can be assigned by a moderator. */
	readonly target: 'manual' | 'conditional';
	readonly canEditMembersByModerator: boolean;
}

export interface Channel {
	readonly id: string;
	readonly name: string;
	readonly description: string | null;
	/** A CSS colour, as its owner or the server chose it. */
	readonly color: string;
	readonly bannerUrl: string | null;
	/** The owner; null if unknown. */
	readonly userId: string | null;
	/** Nothing can be posted there any more. */
	readonly isArchived: boolean;
	readonly isSensitive: boolean;
	readonly allowRenoteToExternal: boolean;
	readonly usersCount: number;
	readonly notesCount: number;
	/** When something was last posted there, as ISO 8601. */
	readonly lastNotedAt: string | null;
	/** In the order that is shown. */
	readonly pinnedNoteIds: readonly string[];
	readonly isFollowing: boolean;
	readonly isFavorited: boolean;
}
