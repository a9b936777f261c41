import { lazyAction } from '@/blocks/actions/lazyAction';
import { intents } from '@/stores/intents';
import type { Session } from '@/stores/session/Session';
import { HELD_KEY, holdSharedDeck } from './heldDeck';

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
		const held = sessionStorage.getItem(HELD_KEY);
		if (held === null) return;
		if (isMember) {
			sessionStorage.removeItem(HELD_KEY);
			openSharedDeck(held);
		} else intents.send({ kind: 'signIn', reason: 'required' });
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
