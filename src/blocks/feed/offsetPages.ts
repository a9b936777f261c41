import { pagingParams } from '@/api/pagingParams';
import type { FeedSource } from '@/stores/feeds/FeedSource';
import type { Session } from '@/stores/session/Session';
import type { NotesCall } from './noteFeedSource';

/**
 * Pages of notes from an endpoint with `limit` and `offset`, asked for by the last note before, like others. What was
 * posted meanwhile moves the others on by its number: notes that came before are left out.
 */
export function offsetPages(
	session: Session,
	endpoint: NotesCall['endpoint'],
	params: NotesCall['params'],
): FeedSource['fetch'] {
	/** In the server's order. */
	let known: readonly string[] = [];
	return async ({ limit, untilId }, signal) => {
		// 0 for the first page, and for a note that is unknown.
		const start = untilId === undefined ? 0 : known.indexOf(untilId) + 1;
		const before = new Set(known.slice(0, start));
		// An empty page would mean the end.
		for (let offset = start; ; offset += limit) {
			const notes = await session.api.call(endpoint, { ...params, ...pagingParams({ limit, offset }) }, { signal });
			const ids = session.entities.ingest(notes).filter(id => !before.has(id));
			if (ids.length === 0 && notes.length > 0) continue;
			known = [...before, ...ids];
			return ids;
		}
	};
}
