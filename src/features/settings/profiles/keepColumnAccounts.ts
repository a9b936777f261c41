import type { DeckProfile } from '@/domain/deck/deck';
import { deckStore } from '@/stores/deck/DeckStore';
import { preferences } from '@/stores/preferences/Preferences';
import { syncedUnits } from '@/stores/preferences/sync/syncedUnits';
import { accounts } from '@/stores/session/accounts';
import type { Session } from '@/stores/session/Session';
import { holdSession, sessionByKey } from '@/stores/session/sessions';

/**
 * Keeps the preferences of each account of this device that has a column in the shown deck and synced values of its
 * own, besides the page's account. Others cost no call.
 * @param keep starts it, and returns the function that ends it
 * @returns the function that ends all
 */
export function keepColumnAccounts(keep: (session: Session) => () => void): () => void {
	const kept = new Map<string, () => void>();
	const end = (key: string) => {
		kept.get(key)?.();
		kept.delete(key);
	};
	const start = (key: string) => {
		const session = sessionByKey(key);
		if (!session) return end(key);
		if (kept.has(key)) return;
		const ends = [holdSession(session), keep(session)];
		kept.set(key, () => {
			for (const each of ends) each();
		});
	};
	const look = () => {
		const wanted = otherAccounts(deckStore.deck).filter(key => syncedUnits(preferences, { key }).length > 0);
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

function otherAccounts({ columns }: DeckProfile): readonly string[] {
	const keys = columns.flatMap(({ account }) => account ?? []);
	return [...new Set(keys)].filter(key => key !== preferences.owner.key);
}
