import { menuPaletteItems } from '@/blocks/palette/menuPaletteItems';
import { fixedList, type PaletteSource } from '@/blocks/palette/PaletteSource';
import { text } from '@/i18n/text';
import { deckStore } from '@/stores/deck/DeckStore';
import { deckItems } from './deckMenu';

/** The decks of the account, and what can be done with the shown one. */
export const deckPalette: PaletteSource = {
	group: 'decks',
	list: ({ session, anchor }) =>
		fixedList(() => {
			if (!deckStore.isOpen) return [];
			return menuPaletteItems('deck', deckItems(session, anchor)).map(item => ({ ...item, words: [text.deck.decks] }));
		}),
};
