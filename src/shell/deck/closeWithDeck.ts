import { deckStore } from '@/stores/deck/DeckStore';
import { columnOf } from '@/stores/deck/deckOperations';
import type { OverlayHandle } from '@/ui/overlay/OverlayRequest';

/** Closes a menu that is about the shown deck, or one of its columns, once another deck is shown or the column is gone. */
export function closeWithDeck(menu: OverlayHandle<void>, columnId?: string): void {
	const { id } = deckStore.deck;
	const end = deckStore.state.subscribe(({ deck }) => {
		if (deck.id !== id || (columnId !== undefined && !columnOf(deck, columnId))) menu.close();
	});
	void menu.closed.then(end);
}
