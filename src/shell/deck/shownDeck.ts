import { useMemo } from 'react';
import { useStore } from 'zustand';
import type { DeckProfile } from '@/domain/deck/deck';
import { pathTo } from '@/domain/paths/pathTo';
import { deviceKind } from '@/platform/deviceKind';
import { useDeviceKind } from '@/platform/useDeviceKind';
import { deckStore } from '@/stores/deck/DeckStore';
import { columnOf, withLayout, withoutColumns } from '@/stores/deck/deckOperations';
import { preferences } from '@/stores/preferences/Preferences';
import { usePreference } from '@/stores/preferences/usePreference';
import { useMainPath } from '../pages/MainView';
import { alwaysShowsMain } from './layoutPreferences';

/** The deck without its main column while that would only show the start page, if the user doesn't want it then. */
export function shownDeck(): DeckProfile {
	const { deck } = deckStore;
	return hidesMain(preferences.get(alwaysShowsMain), location.pathname, deviceKind()) ? withoutMain(deck) : deck;
}

/** Moves columns among those that show; a hidden one keeps its place. The same deck if nothing moves. */
export function moveShown(operation: (shown: DeckProfile) => DeckProfile): DeckProfile {
	const { deck } = deckStore;
	const shown = shownDeck();
	const moved = operation(shown);
	if (moved === shown) return deck;
	const columns = deck.columns.map(column => columnOf(moved, column.id) ?? column);
	return withLayout({ ...deck, columns }, moved.layout);
}

/** The same as `shownDeck`, live. */
export function useShownDeck(): DeckProfile {
	const deck = useStore(deckStore.state, state => state.deck);
	const isHidden = hidesMain(usePreference(alwaysShowsMain), useMainPath(), useDeviceKind());
	return useMemo(() => (isHidden ? withoutMain(deck) : deck), [deck, isHidden]);
}

const hidesMain = (isAlwaysShown: boolean, path: string, device: ReturnType<typeof deviceKind>): boolean =>
	!isAlwaysShown && path === pathTo('index') && device !== 'mobile';

const withoutMain = (deck: DeckProfile): DeckProfile => withoutColumns(deck, ({ type }) => type === 'main');
