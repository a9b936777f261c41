import type { Session } from './session/Session';

/** The cached list of antennas, and the account's mark that goes with it. */
interface AntennaList {
	readonly markUnread: (session: Session, antennaId: string) => void;
	/** @throws {ApiError} {NetworkError} as the call for the list does */
	readonly markRead: (session: Session, antennaId: string) => Promise<void>;
}

let cached: AntennaList | null = null;
/** The unread antennas of each session, asked for while its account is marked and there is no cached list. */
const unread = new WeakMap<Session, Promise<Set<string>>>();

/** From now on the marks are those of the cached list, which isn't part of a start. */
export function keepMarksIn(list: AntennaList): void {
	cached = list;
}

/** After the server has told that an antenna has caught a note. */
export async function markAntennaUnread(session: Session, antennaId: string): Promise<void> {
	if (cached) cached.markUnread(session, antennaId);
	else (await unread.get(session))?.add(antennaId);
}

/**
 * Marks an antenna as read: its notes are shown, of which no event tells. The account keeps its mark while another antenna
 * is unread.
 * @throws {ApiError} {NetworkError} as the call for the list does
 */
export async function readAntenna(session: Session, antennaId: string): Promise<void> {
	if (cached) return cached.markRead(session, antennaId);
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
