import { useEffect } from 'react';
import type { NoteActions } from '@/blocks/note/NoteActionsContext';
import { isPureRenote } from '@/domain/note/isPureRenote';
import { intents } from '@/stores/intents';
import type { Session } from '@/stores/session/Session';
import { sessionAt } from '@/stores/session/sessionAt';
import { isOnItsOwn } from './emojisOf';

/**
 * A press on an emoji in a text opens its menu, a right click also where it is part of a link. One listener for all
 * emojis of a session; with several columns of one session, whichever comes first answers. By keys the menu of the note
 * leads there: emojis are no stops of the Tab key.
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

/** Nothing else is meant by it: no selection was made, no key held. */
const isPlain = (event: MouseEvent): boolean =>
	!event.ctrlKey && !event.metaKey && !event.altKey && (getSelection()?.isCollapsed ?? true);

/** The note that a card around it shows; of a renote, that is the renoted one. */
function noteAround(session: Session, element: Element): string | null {
	const id = element.closest<HTMLElement>('[data-note-id]')?.dataset.noteId;
	const note = id === undefined ? undefined : session.entities.note(id);
	if (!note || note.isDeleted) return null;
	return isPureRenote(note) ? note.renoteId : note.id;
}
