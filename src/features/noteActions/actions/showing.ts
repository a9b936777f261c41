import { threadAt } from '@/blocks/thread/threadAt';
import { pathTo } from '@/domain/paths/pathTo';
import { fill } from '@/i18n/fill';
import { text } from '@/i18n/text';
import { deckStore } from '@/stores/deck/DeckStore';
import { intents } from '@/stores/intents';
import { tokenMay } from '@/stores/session/tokenMay';
import { translations } from '@/stores/translations';
import type { MenuItem } from '@/ui/menu/MenuItem';
import { emojisOf } from '../emojisOf';
import { openRenoters } from '../openRenoters';
import { react } from '../react';
import type { NoteAction, ShownNote } from '../ShownNote';
import { translateNote } from '../translateNote';

/** Actions that show more of the note, or show it differently. */
export const showing: readonly NoteAction[] = [
	{
		id: 'details',
		icon: 'info',
		name: () => text.noteActions.details,
		run: ({ note, navigation }) => navigation.navigate(pathTo('note', { noteId: note.id })),
	},
	{
		id: 'thread',
		icon: 'thread',
		name: () => text.hotkeys.thread,
		label: ({ anchor }) => (threadAt(anchor)?.isOpen ? text.reading.foldThread : text.reading.openThread),
		keys: ['x'],
		isOffered: ({ anchor }) => threadAt(anchor) !== null,
		run: ({ anchor }) => threadAt(anchor)?.toggle(),
	},
	{
		id: 'showInDeck',
		icon: 'columns',
		name: () => text.noteMenu.showInDeck,
		isOffered: () => deckStore.isOpen,
		run: ({ session, note, author }) =>
			intents.send({
				kind: 'showColumn',
				session,
				column: 'thread',
				target: { kind: 'note', id: note.id },
				name: fill(text.timeline.threadOf, { name: author?.name ?? author?.username ?? '' }),
			}),
	},
	{
		id: 'emojis',
		icon: 'emoji',
		name: () => text.noteMenu.emojis,
		isOffered: ({ anchor }) => emojisAround(anchor).length > 0,
		items: shown =>
			emojisAround(shown.anchor).map((emoji): MenuItem => ({ text: emoji, onSelect: () => openEmoji(shown, emoji) })),
	},
	{
		id: 'renoters',
		icon: 'renote',
		name: () => text.noteMenu.renoters,
		isOffered: ({ note }) => note.renoteCount > 0,
		run: ({ session, note, navigation }) => openRenoters(session, note.id, navigation),
	},
	{
		id: 'translate',
		icon: 'language',
		label: shown => (isTranslated(shown) ? text.noteMenu.hideTranslation : text.noteMenu.translate),
		who: 'member',
		needs: ['read:account'],
		isOffered: ({ session, note }) =>
			Boolean(note.text) &&
			(session.policies?.canUseTranslator ?? false) &&
			(session.server.getState().info?.translatorAvailable ?? false),
		run(shown) {
			const { session, note } = shown;
			if (isTranslated(shown)) translations.remove(session, note.id);
			else void translateNote(session, note.id);
		},
	},
];

const isTranslated = ({ session, note }: ShownNote): boolean => translations.get(session, note.id) !== undefined;

function emojisAround(anchor: Element): string[] {
	const card = anchor.closest('[data-note-id]');
	return card ? emojisOf(card) : [];
}

function openEmoji({ session, note, anchor }: ShownNote, emoji: string): void {
	intents.send({
		...{ kind: 'emojiMenu', session, emoji, anchor },
		...(tokenMay(session, 'write:reactions') && {
			react: (chosen: string) => void react(session, note.id, chosen, anchor),
		}),
	});
}
