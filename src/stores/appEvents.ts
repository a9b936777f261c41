import { Emitter } from '@/base/Emitter';
import type { WireFile } from '@/wire/entities';
import type { Session } from './session/Session';

/** What happens in the app, for whoever wants to hear of it: plugins, sounds, achievements, open pages. */
export interface AppEvents {
	posted: { session: Session; noteId: string };
	reacted: { session: Session; noteId: string; reaction: string };
	unreacted: { session: Session; noteId: string; reaction: string };
	voted: { session: Session; noteId: string; choice: number };
	/** A note is gone, by the reader's hand or as the stream told. */
	noteDeleted: { session: Session; noteId: string };
	/** The reader marked a note, or took the mark back. */
	favorited: { session: Session; noteId: string; isOn: boolean };
	renoted: { session: Session; noteId: string };
	followed: { session: Session; userId: string };
	/** A file that was chosen here is in the drive. */
	fileUploaded: { session: Session; file: WireFile };
	/** A folder was made in the drive for files that are to go there. */
	folderCreated: { session: Session; folder: { id: string; name: string; parentId: string | null } };
	pageShown: { path: string };
	windowOpened: { path: string };
	/** The first page of a timeline, by its name, was kept for the next start; it is drawn now, or about to be. */
	pageRemembered: { session: Session; timeline: string; noteIds: readonly string[] };
	/** A muted word's regex took too long; it mutes nothing until the rules are changed. */
	muteRuleSwitchedOff: { rule: string };
	/** Something that should be kept on this device could not be: it is full, or storage is off. */
	storageFailed: { error: unknown };
}

export const appEvents = new Emitter<AppEvents>();
