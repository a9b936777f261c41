import { noteFeedSource } from '@/blocks/feed/noteFeedSource';
import type { DeckColumn } from '@/domain/deck/deck';
import type { FeedSource } from '@/stores/feeds/FeedSource';
import type { Session } from '@/stores/session/Session';
import type { TimelineSource } from '../TimelineDefinition';
import { paramsFor } from '../timelineFeed';

/** The endpoints that take `untilDate`. */
const BY_DATE: ReadonlySet<TimelineSource['endpoint']> = new Set([
	'notes/timeline',
	'notes/local-timeline',
	'notes/hybrid-timeline',
	'notes/global-timeline',
	'notes/user-list-timeline',
	'antennas/notes',
	'channels/timeline',
	'roles/notes',
	'users/notes',
]);

/** For other endpoints, pages are read back until the moment, at most these. */
const MOST_PAGES = 10;
const PAGE = 100;

/**
 * The notes of a timeline as they were at a moment (rules/deck#time-machine): pages begin there, and nothing arrives.
 * @param at milliseconds since the epoch
 * @param tooFar called if the timeline could not be read back so far; then there are no notes
 */
export function momentSource(
	session: Session,
	source: TimelineSource,
	column: DeckColumn,
	at: number,
	tooFar: () => void,
): FeedSource {
	const params = paramsFor(session, source.params(column));
	// What is kept for times without a connection are the newest notes.
	const { copy: _, glance: __, ...pages } = noteFeedSource(session, source.endpoint, params, undefined, column.id);
	const begin = BY_DATE.has(source.endpoint)
		? async (limit: number, signal: AbortSignal) => {
				const dated = { limit, untilDate: at };
				return session.entities.ingest(await session.api.call(source.endpoint, { ...params, ...dated }, { signal }));
			}
		: async (limit: number, signal: AbortSignal) => {
				const found = await readBack(session, pages, at, signal);
				if (found === null) tooFar();
				return found?.slice(0, limit) ?? [];
			};
	return {
		...pages,
		fetch: (page, signal) => (page.untilId === undefined ? begin(page.limit, signal) : pages.fetch(page, signal)),
	};
}

/** The notes of the first page that has some of the moment or before; null if that is too far back. */
async function readBack(
	session: Session,
	pages: Pick<FeedSource, 'fetch'>,
	at: number,
	signal: AbortSignal,
): Promise<readonly string[] | null> {
	let untilId: string | undefined;
	for (let page = 0; page < MOST_PAGES; page++) {
		const ids = await pages.fetch({ limit: PAGE, ...(untilId !== undefined && { untilId }) }, signal);
		const found = ids.filter(id => (session.entities.note(id)?.createdAt ?? at + 1) <= at);
		if (found.length > 0 || ids.length === 0) return found;
		untilId = ids.at(-1);
	}
	return null;
}
