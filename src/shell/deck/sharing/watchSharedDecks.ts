import { lazyAction } from '@/blocks/actions/lazyAction';
import { intents } from '@/stores/intents';
import type { Session } from '@/stores/session/Session';
import { holdSharedDeck, isDeckHeld, takeHeldDeck } from './heldDeck';

const openSharedDeck = lazyAction(
	() => import('./openSharing'),
	sharing => sharing.openSharedDeck,
);

/**
 * Shows the deck of the page's address, and of one that is entered later. Visitors are asked to sign in first.
 * @returns the function that stops it
 */
export function watchSharedDecks({ isMember }: Pick<Session, 'isMember'>): () => void {
	const show = () => {
		if (!isDeckHeld()) return;
		if (isMember) openSharedDeck(takeHeldDeck() ?? '');
		else intents.send({ kind: 'signIn', reason: 'required' });
	};
	const onHash = () => {
		if (!holdSharedDeck(location.hash)) return;
		history.replaceState(history.state, '', location.pathname + location.search);
		show();
	};
	show();
	addEventListener('hashchange', onHash);
	return () => removeEventListener('hashchange', onHash);
}
