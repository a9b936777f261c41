import type { ActionDefinition } from '@/blocks/actions/ActionDefinition';
import type { Navigation } from '@/blocks/navigation/NavigationContext';
import { selectionIn } from '@/blocks/selection/selectedMfm';
import type { Note } from '@/domain/note/Note';
import { pathTo } from '@/domain/paths/pathTo';
import type { User } from '@/domain/person/User';
import type { Session } from '@/stores/session/Session';
import type { NoteState } from './noteState';

/** A note as one place shows it: what its actions are given. */
export interface ShownNote {
	readonly session: Session;
	readonly note: Note;
	readonly author: User | undefined;
	readonly navigation: Navigation;
	/** In the note's card: what was pressed, or the card itself. */
	readonly anchor: HTMLElement;
	/** What is selected of its text, as markup; null where nothing is. */
	readonly selection: (() => string) | null;
	/** Null until the server has told it. */
	readonly state: NoteState | null;
}

export type NoteAction = ActionDefinition<ShownNote>;

/** @returns null where the note is gone */
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

/** The note's address on the session's server. */
export const addressOf = ({ session, note }: ShownNote): string => session.origin + pathTo('note', { noteId: note.id });
