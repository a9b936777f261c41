/** A program that somebody shares (rules/play). */
export interface Play {
	readonly id: string;
	readonly title: string;
	/** What it is about; may have markup. */
	readonly summary: string;
	/** The program, in AiScript. It is a stranger's code: nothing of it runs before somebody starts it. */
	readonly script: string;
	readonly visibility: PlayVisibility;
	/** The author; null if the server leaves it out. */
	readonly userId: string | null;
	/** ISO 8601; null if the server leaves it out. */
	readonly updatedAt: string | null;
	readonly likedCount: number;
	/** Whether the reader likes it. */
	readonly isLiked: boolean;
}

/** `private`: for the author. */
export type PlayVisibility = 'public' | 'private';
