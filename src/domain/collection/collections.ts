/** A collection of notes (rules/people#collections-kept). */
export interface Clip {
	readonly id: string;
	readonly name: string;
	readonly description: string | null;
	readonly isPublic: boolean;
	readonly notesCount: number;
	/** When a note was added last, as ISO 8601; some servers leave it out. */
	readonly lastClippedAt?: string | null;
}

export interface UserList {
	readonly id: string;
	readonly name: string;
	readonly userIds: readonly string[];
}

export interface Antenna {
	readonly id: string;
	readonly name: string;
	readonly src: 'home' | 'all' | 'users' | 'list' | 'users_blacklist';
	/** Handles, one an entry: `@name` or `@name@host`, as their owner typed them. */
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
}

export interface Role {
	readonly id: string;
	readonly name: string;
	readonly color: string | null;
	/** Only manual ones can be given by hand. */
	readonly target: 'manual' | 'conditional';
	readonly canEditMembersByModerator: boolean;
}

export interface Channel {
	readonly id: string;
	readonly name: string;
	readonly isArchived: boolean;
}
