import type { PageMessage } from '@workers/service/service.protocol';
import { firstReaction, watchFirstReaction } from '@/features/emojiPicker';
import { accountKey, accounts } from '@/stores/session/accounts';
import { isReserved } from '@/stores/session/isReserved';
import type { Session } from '@/stores/session/Session';

/**
 * Tells the service worker what the accounts of this page's server react with first, which the buttons of notifications
 * name, and what they are called where there are several; and again when palettes, accounts or the server's emojis change.
 * @returns the function that ends it
 */
export function tellReactions(session: Session, tell: (message: PageMessage) => void): () => void {
	const { emojis, origin } = session;
	// The palettes of another server have other emojis, and it pushes nothing to this page.
	if (origin !== location.origin) return () => {};
	let told = '';
	const look = () => {
		const isThere = (name: string) => emojis.get(name) !== undefined && !isReserved(session, `:${name}:`);
		const { all } = accounts.getState();
		const own = all.filter(account => account.origin === origin);
		const reactions = Object.fromEntries(
			own.map(account => [account.id, firstReaction({ key: accountKey(account) }, isThere)]),
		);
		const names = Object.fromEntries(
			all.length > 1 ? own.map(({ id, username, host }) => [id, `@${username}@${host}`]) : [],
		);
		const now = JSON.stringify([reactions, names]);
		if (now === told) return;
		told = now;
		tell({ type: 'reactions', reactions, names });
	};
	const ends = [watchFirstReaction(look), accounts.subscribe(look), emojis.events.on('changed', look)];
	look();
	return () => {
		for (const end of ends) end();
	};
}
