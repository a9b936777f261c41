import { isCacheLoaded } from './cacheState';
import type { Session } from './session/Session';

/** The unread antennas of each session, asked for while its account is marked and no list of them can be cached. */
const unread = new WeakMap<Session, Promise<Set<string>>>();

/** After the server has told that an antenna has caught a note, where no list is cached. */
export async function markAntennaUnread(session: Session, antennaId: string): Promise<void> {
	try {
		(await unread.get(session))?.add(antennaId);
	} catch {
		// The reader that asked is told; the next one asks again.
	}
}

/**
 * Marks an antenna as read: its notes are shown, of which no event tells. The account keeps its mark while another antenna
 * is unread.
 * @throws {ApiError} {NetworkError} as the call for the list does
 */
export async function readAntenna(session: Session, antennaId: string): Promise<void> {
	if (isCacheLoaded()) return (await import('./collections')).readCachedAntenna(session, antennaId);
	const known = await unread.get(session);
	// Without one the account's mark is newer than the list.
	const ids = known?.size ? known : await ask(session);
	ids.delete(antennaId);
	if (ids.size === 0) session.patchMe({ hasUnreadAntenna: false });
}

function ask(session: Session): Promise<Set<string>> {
	const asked = session.api.call('antennas/list', {}).then(antennas => {
		const marked = antennas.filter(({ hasUnreadNote }) => hasUnreadNote);
		return new Set(marked.map(({ id }) => id));
	});
	unread.set(session, asked);
	asked.catch(() => unread.delete(session));
	return asked;
}
