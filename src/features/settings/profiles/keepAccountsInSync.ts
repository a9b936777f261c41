import { columnReaders } from '@/domain/deck/columnReaders';
import type { DeckProfile } from '@/domain/deck/deck';
import { deckStore } from '@/stores/deck/DeckStore';
import { preferences } from '@/stores/preferences/Preferences';
import { syncedUnits } from '@/stores/preferences/sync/syncedUnits';
import { accounts } from '@/stores/session/accounts';
import type { Session } from '@/stores/session/Session';
import { holdSession, sessionByKey } from '@/stores/session/sessions';

/**
 * Keeps the preferences of the page's account, and of each account of this device that has a column in the shown deck, in
 * step with its server, where it has synced values of its own. Others cost no call and no code.
 * @returns the function that ends all
 */
export function keepAccountsInSync(): () => void {
	const kept = new Map<string, () => void>();
	const end = (key: string) => {
		kept.get(key)?.();
		kept.delete(key);
	};
	const start = (key: string) => {
		const session = sessionByKey(key);
		if (!session) return end(key);
		if (!kept.has(key))
			kept.set(
				key,
				keepOne(session, () => end(key)),
			);
	};
	const look = () => {
		const accountKeys = [preferences.owner.key, ...otherAccounts(deckStore.deck)];
		const wanted = accountKeys.filter(key => syncedUnits(preferences, { key }).length > 0);
		for (const key of [...kept.keys()]) if (!wanted.includes(key)) end(key);
		for (const key of wanted) start(key);
	};
	const ends = [deckStore.state.subscribe(look), accounts.subscribe(look), preferences.watchProfile(look)];
	look();
	return () => {
		for (const each of ends) each();
		for (const key of [...kept.keys()]) end(key);
	};
}

/** @param failed called when its code could not be loaded: the next change of deck or preferences tries again */
function keepOne(session: Session, failed: () => void): () => void {
	const ends = [holdSession(session)];
	let hasEnded = false;
	import('./keepSynced').then(
		({ keepSynced }) => {
			if (!hasEnded) ends.push(keepSynced(session));
		},
		error => {
			console.warn('The preferences are not synced.', error);
			if (!hasEnded) failed();
		},
	);
	return () => {
		hasEnded = true;
		for (const each of ends) each();
	};
}

function otherAccounts({ columns }: DeckProfile): readonly string[] {
	const keys = columns.flatMap(column => columnReaders(column).flatMap(account => account ?? []));
	return [...new Set(keys)].filter(key => key !== preferences.owner.key);
}
