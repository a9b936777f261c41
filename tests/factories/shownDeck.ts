import { deckStore } from '@/stores/deck/DeckStore';
import { newColumn } from '@/stores/deck/deckOperations';

/** Shows a deck with these stacks of columns, by their ids, without storing it. */
export function deckOf(...layout: readonly (readonly string[])[]): void {
	const columns = layout.flat().map(id => newColumn(id === 'main' ? 'main' : 'home', { id }));
	deckStore.state.setState({ deck: { id: 'shown', name: 'Shown', columns, layout } });
}

/** Shows no deck again. */
export function resetDeck(): void {
	deckStore.state.setState(deckStore.state.getInitialState(), true);
}
