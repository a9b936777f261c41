import { passGate } from '@/blocks/actions/gate';
import { isOffered } from '@/blocks/actions/isOffered';
import type { Navigation } from '@/blocks/navigation/NavigationContext';
import { shownNoteId } from '@/domain/note/shownNoteId';
import { intents } from '@/stores/intents';
import type { Session } from '@/stores/session/Session';
import { noteActions } from './noteActions';
import { fetchNoteState } from './noteState';
import { showNote } from './ShownNote';

export interface NoteKeys {
	readonly name: () => string;
	readonly keys: readonly string[];
}

/** The shortcuts of note actions except those of its bar. */
export const noteKeys = (): readonly NoteKeys[] =>
	noteActions()
		.flat()
		.flatMap(({ name, keys }) => (keys ? { name, keys } : []));

/**
 * Runs the action of a key for a card's note; for a renote, the renoted one. Does nothing for other keys and for
 * actions that aren't offered; visitors are asked to sign in if that is the reason.
 */
export async function pressNoteKey(
	key: string,
	session: Session,
	card: HTMLElement,
	navigation: Navigation,
): Promise<void> {
	const action = noteActions()
		.flat()
		.find(({ keys }) => keys?.includes(key));
	const note = session.entities.note(card.dataset.noteId ?? '');
	const shown = note && showNote(session, shownNoteId(note), card, navigation);
	if (!action || !shown || !('run' in action)) return;
	if (action.who !== undefined && !session.isMember) return intents.send({ kind: 'signIn', reason: 'required' });
	if (!isOffered(action, shown)) return;
	if (action.isReady?.(shown) !== false) return action.run(shown);
	const state = await passGate(session, { perform: () => fetchNoteState(session, shown.note) });
	if (state) action.run({ ...shown, state });
}
