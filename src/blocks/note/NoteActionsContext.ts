import { createContext, useContext } from 'react';
import type { Session } from '@/stores/session/Session';

/**
 * What a card asks for; features answer it through the one gate (account, confirmation, errors). `anchor` is the control
 * that was pressed: menus and pickers open beside it and give it the focus back.
 */
export interface NoteActions {
	readonly session: Session;
	/** What the account's token may do; cards leave out the rest. */
	readonly offers: { readonly write: boolean; readonly react: boolean; readonly vote: boolean };
	/** @param reaction in the form of the counts; null takes one's own back */
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
