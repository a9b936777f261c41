import { useStore } from 'zustand';
import { deckStore } from '@/stores/deck/DeckStore';

/** Whether the layout shows the main view, as all do but decks without a main column. */
export const hasMainView = (): boolean =>
	!deckStore.isOpen || deckStore.deck.columns.some(({ type }) => type === 'main');

/** The same, live. */
export const useHasMainView = (): boolean => useStore(deckStore.state, hasMainView);
