import { useStore } from 'zustand';
import { hasMainColumn } from '@/domain/deck/hasMainColumn';
import { deckStore } from '@/stores/deck/DeckStore';

/** Whether the layout shows the main view, as all do but decks without a main column. */
export const hasMainView = (): boolean => !deckStore.isOpen || hasMainColumn(deckStore.deck);

/** The same, live. */
export const useHasMainView = (): boolean => useStore(deckStore.state, hasMainView);
