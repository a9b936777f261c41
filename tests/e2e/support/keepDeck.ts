import { writeDecks } from '@/domain/deck/storedDecks';
import { newColumn } from '@/stores/deck/deckOperations';
import type { Home, Person } from './Home';

/** Main and eight more. */
export const MANY_COLUMNS = [
	'main',
	'home',
	'notifications',
	'local',
	'social',
	'global',
	'media',
	'mentions',
	'direct',
] as const;

/** Gives a user this deck in their synced preferences: every new browser of theirs shows it. */
export async function keepDeck(home: Home, person: Person, kinds: readonly string[]): Promise<void> {
	const columns = kinds.map(kind => newColumn(kind, { id: kind }));
	const deck = { id: 'default', name: 'Deck', columns, layout: columns.map(({ id }) => [id]) };
	const entry = {
		scope: ['client', 'preferences', 'sync'],
		key: 'default:deck.profiles',
		value: [[{}, writeDecks([deck])]],
	};
	await home.call('i/registry/set', entry, person);
}
