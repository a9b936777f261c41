import { useEffect } from 'react';
import type { NoteActions } from '@/blocks/note/NoteActionsContext';
import { isPureRenote } from '@/domain/note/isPureRenote';
import { intents } from '@/stores/intents';
import type { Session } from '@/stores/session/Session';
import { sessionAt } from '@/stores/session/sessionAt';
import { isOnItsOwn } from './emojisOf';

/**
 * Opens the menu of an emoji in a text by a press, or by a right click if it is part of a link. One listener for all
 * emojis of a session; with several columns of one session, the first one handles the event. By keyboard the menu of
 * the note leads there, as emojis aren't tab stops.
 */
export function useEmojiMenu(session: Session, actions: NoteActions): void {
	useEffect(() => {
		const onPress = (event: MouseEvent) => {
			const emoji = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-emoji-code]') : null;
			const code = emoji?.dataset.emojiCode;
			if (!emoji || !code || event.defaultPrevented || event.shiftKey) return;
			if (event.type === 'click' && !(isOnItsOwn(emoji) && isPlain(event))) return;
			if (sessionAt(emoji).key !== session.key) return;
			event.preventDefault();
			const noteId = noteAround(session, emoji);
			intents.send({
				kind: 'emojiMenu',
				...{ session, emoji: code, anchor: emoji },
				...(noteId !== null &&
					actions.offers.react && { react: (chosen: string) => actions.react(noteId, chosen, emoji) }),
			});
		};
		document.addEventListener('contextmenu', onPress);
		document.addEventListener('click', onPress);
		return () => {
			document.removeEventListener('contextmenu', onPress);
			document.removeEventListener('click', onPress);
		};
	}, [session, actions]);
}

/** Not a text selection, and without modifier keys. */
const isPlain = (event: MouseEvent): boolean =>
	!event.ctrlKey && !event.metaKey && !event.altKey && (getSelection()?.isCollapsed ?? true);

/** The note of the card around an element; for a renote, the renoted one. */
function noteAround(session: Session, element: Element): string | null {
	const id = element.closest<HTMLElement>('[data-note-id]')?.dataset.noteId;
	const note = id === undefined ? undefined : session.entities.note(id);
	if (!note || note.isDeleted) return null;
	return isPureRenote(note) ? note.renoteId : note.id;
}
