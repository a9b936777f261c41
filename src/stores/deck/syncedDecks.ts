import { isStoredDeck, type StoredDeck } from '@/domain/deck/storedDecks';
import { SYNC_SCOPE, syncKey } from '../preferences/sync/syncPlace';
import type { Session } from '../session/Session';
import { deckProfiles } from './deckSettings';

/**
 * The decks in the account's synced preferences; empty if it has none, or only some of another client.
 * @throws {ApiError} {NetworkError} as the call does
 */
export async function syncedDecks({ api, key }: Pick<Session, 'api' | 'key'>): Promise<readonly StoredDeck[]> {
	const [kept, { syncedValue }] = await Promise.all([
		api.call('i/registry/get-all', { scope: SYNC_SCOPE }),
		import('../preferences/sync/syncedPairs'),
	]);
	const decks = syncedValue(kept[syncKey(deckProfiles.key)], { account: key })?.value;
	return Array.isArray(decks) && decks.every(isStoredDeck) ? decks : [];
}
