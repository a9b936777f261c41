import type { Visibility } from '../../../store/tables/notes';

/** Somebody of the demo world: `name`, or `name@host` for people of other servers. */
export type PersonKey = string;

export const keyOf = ({ username, host }: { username: string; host?: string }): PersonKey =>
	host === undefined ? username : `${username}@${host}`;

/** A file that a note shows: one of the drawn pictures, the film or the tune. */
export interface PlannedFile {
	name: string;
	isSensitive: boolean;
}

export interface PlannedPoll {
	choices: readonly string[];
	multiple: boolean;
	/** Milliseconds from now; negative: it is over; null: it never ends. */
	endsIn: number | null;
	votes: { voter: PersonKey; choice: number }[];
}

export interface PlannedReaction {
	by: PersonKey;
	/** An emoji, or `:name:` of a custom one of the home server. */
	reaction: string;
	ago: number;
}

/** A note of the demo world before it is written. It names others by reference, and moments by how long ago they were. */
export interface PlannedNote {
	author: PersonKey;
	/** Milliseconds before now. */
	ago: number;
	text: string | null;
	cw?: string;
	visibility: Visibility;
	/** Who may see a `specified` one. */
	recipients?: PersonKey[];
	files: PlannedFile[];
	poll?: PlannedPoll;
	reply?: PlannedNote;
	renote?: PlannedNote;
	/** The channel's name. */
	channel?: string;
	localOnly?: boolean;
	likeOnly?: boolean;
	reactions: PlannedReaction[];
	/** How much others take to it, 0 to 1. */
	appeal: number;
}

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** A public note without anything; what is given takes the place of what it has. */
export function plannedNote(note: Pick<PlannedNote, 'author' | 'ago' | 'text'> & Partial<PlannedNote>): PlannedNote {
	return { visibility: 'public', files: [], reactions: [], appeal: 0.3, ...note };
}
