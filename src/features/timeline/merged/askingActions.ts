import type { NoteActions } from '@/blocks/note/NoteActionsContext';
import { noteUri } from '@/domain/note/noteUri';
import type { Session } from '@/stores/session/Session';
import { askActor } from './actors';
import type { MergedNoteRow } from './mergedRows';
import type { SourceAccount } from './SourceReader';

interface Asking {
	/** The account through which the note shows. */
	readonly shown: SourceAccount;
	readonly row: MergedNoteRow;
	readonly accounts: readonly (SourceAccount | undefined)[];
	/** The accounts through which it came. */
	readonly keys: readonly string[];
	/** Where the menu opens if the action has no control of its own. */
	readonly place: () => HTMLElement | null;
	readonly choose: (key: string) => void;
}

/** The actions on a note that came through several accounts: asks who acts, then does it with that account. */
export function askingActions(asking: Asking): NoteActions {
	const { shown, row, accounts, keys, place, choose } = asking;
	const ask = (
		noteId: string,
		anchor: HTMLElement | null,
		act: (actions: NoteActions, noteId: string) => void,
	): void => {
		askActor(keys, anchor ?? place() ?? { x: 0, y: 0 }, key => {
			const copy = row.copies.find(({ source }) => accounts[source]?.session.key === key);
			const account = copy && accounts[copy.source];
			if (!account) return;
			const id = sameNote(shown.session, noteId, account.session, copy.id);
			// A note around it that the other server hasn't told can only be acted on as it shows.
			if (id === null) return act(shown.actions, noteId);
			choose(key);
			act(account.actions, id);
		});
	};
	return {
		session: shown.session,
		offers: shown.actions.offers,
		react: (noteId, reaction, anchor) => ask(noteId, anchor, (by, id) => by.react(id, reaction, anchor)),
		openReactionPicker: (noteId, anchor) => ask(noteId, anchor, (by, id) => by.openReactionPicker(id, anchor)),
		reply: noteId => ask(noteId, null, (by, id) => by.reply(id)),
		renoteMenu: (noteId, anchor) => ask(noteId, anchor, (by, id) => by.renoteMenu(id, anchor)),
		menu: (noteId, anchor) => ask(noteId, anchor, (by, id) => by.menu(id, anchor)),
		vote: (noteId, choice) => ask(noteId, null, (by, id) => by.vote(id, choice)),
	};
}

/**
 * The id of a note of one session in another, among the note that both show and what that renotes or replies to.
 * @param rowId the shown note's id in the other session
 */
function sameNote(from: Session, noteId: string, to: Session, rowId: string): string | null {
	const note = from.entities.note(noteId);
	if (!note) return null;
	const uri = noteUri(note, from.origin);
	const row = to.entities.note(rowId);
	const near = [rowId, row?.renoteId, row?.replyId].flatMap(id => (id ? (to.entities.note(id) ?? []) : []));
	return near.find(each => noteUri(each, to.origin) === uri)?.id ?? null;
}
