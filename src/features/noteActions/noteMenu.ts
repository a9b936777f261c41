import { isOffered } from '@/blocks/actions/isOffered';
import { openActionMenu } from '@/blocks/actions/openActionMenu';
import type { Navigation } from '@/blocks/navigation/NavigationContext';
import { t } from '@/i18n/t';
import type { Session } from '@/stores/session/Session';
import { noteActions } from './noteActions';
import { fetchNoteState, type NoteState } from './noteState';
import { showNote } from './ShownNote';

/** Opens the menu of a note. Items that depend on a response are added once it is there. */
export function openNoteMenu(session: Session, noteId: string, anchor: HTMLElement, navigation: Navigation): void {
	const shown = showNote(session, noteId, anchor, navigation);
	if (!shown) return;
	let state: NoteState | null = null;
	const on = () => ({ ...shown, state });
	const readState = async () => {
		const actions = noteActions().flat();
		if (!actions.some(action => isOffered(action, on()) && action.isReady?.(on()) === false)) return;
		state = await fetchNoteState(session, shown.note);
	};
	openActionMenu({ anchor, label: t('note.menu'), groups: noteActions, on, prepare: readState });
}
