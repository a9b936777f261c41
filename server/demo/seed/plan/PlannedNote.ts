import type { Visibility } from '../../../store/tables/notes';

/** A user of the demo world: `name`, or `name@host` for remote users. */
export type PersonKey = string;

export const keyOf = ({ username, host }: { username: string; host?: string }): PersonKey =>
	host === undefined ? username : `${username}@${host}`;

/** A file of a note: one of the drawn pictures, the video or the audio file. */
export interface PlannedFile {
	name: string;
	isSensitive: boolean;
}

export interface PlannedPoll {
	choices: readonly string[];
	multiple: boolean;
	/** Milliseconds from now; negative if it has ended; null if it never ends. */
	endsIn: number | null;
	votes: { voter: PersonKey; choice: number }[];
}

export interface PlannedReaction {
	by: PersonKey;
	/** A Unicode emoji, or `:name:` of a custom one of the home server. */
	reaction: string;
	ago: number;
}

/**
 * A note of the demo world before it is created. Refers to others by reference, and to times as durations before now.
 */
export interface PlannedNote {
	author: PersonKey;
	/** Milliseconds before now. */
	ago: number;
	text: string | null;
	cw?: string;
	visibility: Visibility;
	/** The recipients of a `specified` note. */
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
	/** How popular it is, 0 to 1. */
	appeal: number;
}

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** A public note with defaults for all fields that aren't given. */
export function plannedNote(note: Pick<PlannedNote, 'author' | 'ago' | 'text'> & Partial<PlannedNote>): PlannedNote {
	return { visibility: 'public', files: [], reactions: [], appeal: 0.3, ...note };
}
