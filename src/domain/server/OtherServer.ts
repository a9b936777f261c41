/** What a server's moderators, or its failures to reach it, have made of another one. */
export type OtherServerState = 'blocked' | 'silenced' | 'mediaSilenced' | 'suspended' | 'notResponding';

/** Another server, as far as a session's server knows it. Times in milliseconds since the epoch. */
export interface OtherServer {
	readonly host: string;
	/** Its host, where it has no other name. */
	readonly name: string;
	readonly description: string | null;
	readonly iconUrl: string | null;
	readonly themeColor: string | null;
	readonly software: string | null;
	readonly softwareVersion: string | null;
	/** Null if not known. */
	readonly isOpen: boolean | null;
	readonly maintainerName: string | null;
	readonly maintainerEmail: string | null;
	/** How many of its people, and of their notes, are known. */
	readonly people: number;
	readonly notes: number;
	/** Follows of its people by people here. */
	readonly followers: number;
	/** Follows of people here by its people. */
	readonly following: number;
	readonly foundAt: number | null;
	readonly updatedAt: number | null;
	readonly heardAt: number | null;
	readonly states: readonly OtherServerState[];
}
