import { text } from '@/i18n/t';
import { deckStore } from '@/stores/deck/DeckStore';
import { rememberShownKinds } from '../startPlan';

/** Reads the decks of this account, and notes for the next start which columns are shown. */
export function openDeck(): void {
	deckStore.open(text.deck.defaultName);
	deckStore.state.subscribe(({ deck }) => rememberShownKinds(deck));
	rememberShownKinds(deckStore.deck);
}
