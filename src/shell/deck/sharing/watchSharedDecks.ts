import { lazyAction } from '@/blocks/actions/lazyAction';
import { intents } from '@/stores/intents';
import type { Session } from '@/stores/session/Session';
import { HELD_KEY, holdSharedDeck } from './heldDeck';

const openSharedDeck = lazyAction(
	() => import('./openSharing'),
	sharing => sharing.openSharedDeck,
);

/** Shows the deck of the page's address. Visitors are asked to sign in first. */
export function showHeldDeck({ isMember }: Pick<Session, 'isMember'>): void {
	const held = sessionStorage.getItem(HELD_KEY);
	if (held === null) return;
	if (isMember) {
		sessionStorage.removeItem(HELD_KEY);
		openSharedDeck(held);
	} else intents.send({ kind: 'signIn', reason: 'required' });
}

/**
 * Shows decks of addresses that are entered later.
 * @returns the function that stops it
 */
export function watchSharedDecks(session: Pick<Session, 'isMember'>): () => void {
	const onHash = () => {
		if (!holdSharedDeck(location.hash)) return;
		history.replaceState(history.state, '', location.pathname + location.search);
		showHeldDeck(session);
	};
	addEventListener('hashchange', onHash);
	return () => removeEventListener('hashchange', onHash);
}
