import type { Antenna } from '@/domain/collection/collections';
import { changeInCollection, collection, collectionQuery } from './collections';
import { refreshThing } from './queries/cachedThings';
import type { Session } from './session/Session';

const isUnread = ({ hasUnreadNote }: Antenna): boolean => hasUnreadNote;

/**
 * Marks an antenna as read in the cached list: its notes are shown, of which no event tells. The account keeps its mark
 * while another antenna is unread.
 * @throws {ApiError} {NetworkError} as the call for the list does
 */
export async function readAntenna(session: Session, antennaId: string): Promise<void> {
	const cached = await collection(session, 'antennas');
	// Then the account's mark is newer than the list.
	if (!cached.some(isUnread)) refreshThing(session, collectionQuery('antennas'), null);
	const antennas = await collection(session, 'antennas');
	if (!antennas.filter(isUnread).some(({ id }) => id === antennaId)) return;
	changeInCollection(session, 'antennas', antennaId, antenna => ({ ...antenna, hasUnreadNote: false }));
}
