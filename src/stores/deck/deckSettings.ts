import type { StoredDeck } from '@/domain/deck/storedDecks';
import { baseSetting } from '../preferences/baseSetting';
import { preference } from '../preferences/preference';

/** The deck that is shown. */
export const deckProfile = preference<string | null>({ key: 'deck.profile', default: null, scope: 'account' });
export const deckProfiles = preference<readonly StoredDeck[]>({ key: 'deck.profiles', default: [], scope: 'account' });
/** Whether the account's synced decks have been looked for on this device. */
export const syncedDecksRead = baseSetting({ key: 'syncedDecksRead', where: 'deviceAccount', default: false });
