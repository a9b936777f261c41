import type { ActionDefinition } from '@/blocks/actions/ActionDefinition';
import type { Navigation } from '@/blocks/navigation/NavigationContext';
import { selectionIn } from '@/blocks/selection/selectedMfm';
import type { Note } from '@/domain/note/Note';
import { pathTo } from '@/domain/paths/pathTo';
import type { User } from '@/domain/person/User';
import type { Session } from '@/stores/session/Session';
import type { NoteState } from './noteState';

/** A note in one place, as the target of actions. */
export interface ShownNote {
	readonly session: Session;
	readonly note: Note;
	readonly author: User | undefined;
	readonly navigation: Navigation;
	/** The pressed control in the note's card, or the card itself. */
	readonly anchor: HTMLElement;
	/** Returns the selected part of its text as markup; null if nothing is selected. */
	readonly selection: (() => string) | null;
	/** Null until the server has responded. */
	readonly state: NoteState | null;
}

export type NoteAction = ActionDefinition<ShownNote>;

/** @returns null if the note was deleted */
export function showNote(
	session: Session,
	noteId: string,
	anchor: HTMLElement,
	navigation: Navigation,
): ShownNote | null {
	const note = session.entities.note(noteId);
	if (!note || note.isDeleted) return null;
	const author = session.entities.user(note.userId);
	return { session, note, author, navigation, anchor, selection: selectionIn(session, note), state: null };
}

/** The note's URL on the session's server. */
export const addressOf = ({ session, note }: ShownNote): string => session.origin + pathTo('note', { noteId: note.id });
