import type { Note } from '@/domain/note/Note';
import type { User } from '@/domain/person/User';

/**
 * Raise it whenever a stored object gets another shape: older copies are then ignored. `copies.test.ts` notices when
 * it is forgotten.
 */
export const COPY_SHAPE = 3;

/** What a list or page showed, for when there is no network (rules/start#offline). */
export interface Copy {
	readonly shape: number;
	/** When it was shown, in milliseconds since the epoch. */
	readonly at: number;
	/** The entries of the list, newest first. */
	readonly ids: readonly string[];
	readonly notes: readonly Note[];
	readonly users: readonly User[];
	/** What else its owner needs. */
	readonly extra?: unknown;
}

export interface CopyInfo {
	readonly at: number;
	/** About this many bytes. */
	readonly size: number;
}
