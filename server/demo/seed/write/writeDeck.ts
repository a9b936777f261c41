import type { StoredColumn, StoredDeck } from '@/domain/deck/storedDecks';
import { antennas } from '../../../store/tables/collections';
import { registry } from '../../../store/tables/server';
import { personOf, type WorldWriter } from './WorldWriter';

const SYNCED = ['client', 'preferences', 'sync'];

const column = (type: string, change: Partial<StoredColumn> = {}): StoredColumn => ({
	...{ id: type, type, name: null, width: 330, height: 1, account: null },
	...{ withRenotes: true, withReplies: true, withSensitive: true, onlyFiles: false },
	...change,
});

/** demo's deck, stored like the client's synced preferences. */
export function writeDeck({ core: { db }, now, people }: WorldWriter, channelIds: ReadonlyMap<string, string>): void {
	const demo = personOf({ people }, 'demo');
	const antenna = db.first(antennas, 'WHERE t.userId = ? AND t.name = ?', demo.id, 'Bread & soup');
	const galley = channelIds.get('Galley');
	const columns = [
		column('home', { width: 420 }),
		column('notifications'),
		...(antenna ? [column('antenna', { name: antenna.name, antennaId: antenna.id })] : []),
		...(galley === undefined ? [] : [column('channel', { name: 'Galley', channelId: galley })]),
		column('mentions'),
		column('local'),
		column('main', { width: 420 }),
	];
	const deck: StoredDeck = { id: 'quay', name: 'Quay', columns, layout: columns.map(({ id }) => [id]) };
	db.insert(registry, {
		userId: demo.id,
		domain: '',
		scope: JSON.stringify(SYNCED),
		key: 'default:deck.profiles',
		value: [[{}, [deck]]],
		updatedAt: now,
	});
}
