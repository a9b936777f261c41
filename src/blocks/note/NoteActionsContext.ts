import { createContext, useContext } from 'react';
import type { Session } from '@/stores/session/Session';

/**
 * What cards can do with a note; implemented by features, with checks, confirmation and error reports. `anchor` is the
 * pressed control: menus and pickers open beside it and return the focus to it.
 */
export interface NoteActions {
	readonly session: Session;
	/** What the token may do; cards leave out the rest. */
	readonly offers: { readonly write: boolean; readonly react: boolean; readonly vote: boolean };
	/** @param reaction as in the note's counts; null removes the reader's own */
	react(noteId: string, reaction: string | null, anchor: HTMLElement): void;
	openReactionPicker(noteId: string, anchor: HTMLElement): void;
	reply(noteId: string): void;
	renoteMenu(noteId: string, anchor: HTMLElement): void;
	menu(noteId: string, anchor: HTMLElement): void;
	/** @param choice index within the poll */
	vote(noteId: string, choice: number): void;
}

export const NoteActionsContext = createContext<NoteActions | null>(null);

/** @throws outside of a NoteActionsContext */
export function useNoteActions(): NoteActions {
	const actions = useContext(NoteActionsContext);
	if (!actions) throw new Error('No note actions are provided here.');
	return actions;
}
