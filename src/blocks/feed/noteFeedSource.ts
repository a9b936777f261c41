import { type Paging, pagingParams } from '@/api/pagingParams';
import { isPureRenote } from '@/domain/note/isPureRenote';
import { appEvents } from '@/stores/appEvents';
import type { FeedSource, PageRequest } from '@/stores/feeds/FeedSource';
import { FIRST_PAGE } from '@/stores/feeds/feedEntries';
import type { Session } from '@/stores/session/Session';
import type { CallOf, EndpointAnswering } from '@/wire/endpoints/Endpoints';
import type { WireNote } from '@/wire/entities';
import { listCopy } from './listCopy';
import { noteRetention } from './noteRetention';
import { type RememberedAs, recallPage, rememberPage } from './rememberedPage';
import { weighNotes } from './weighNotes';

/** Rarely more notes are missed while a connection is being made. */
const GLANCE = 5;

/** A call that returns notes, without its paging parameters. */
export type NotesCall = CallOf<EndpointAnswering<WireNote[]>, keyof Paging>;

export type NoteFeedSource = FeedSource & Required<Pick<FeedSource, 'live'>>;

/**
 * Pages of notes from an endpoint with `limit` and `untilId`. Of live events it only handles deletions.
 * @param rememberedAs if given, the first page is stored for the next start
 * @param columnId of the column whose rules judge the notes before they are shown
 */
export function noteFeedSource(
	session: Session,
	endpoint: NotesCall['endpoint'],
	params: NotesCall['params'],
	rememberedAs?: RememberedAs,
	columnId?: string,
): NoteFeedSource {
	const name = `${endpoint} ${JSON.stringify(params)}`;
	return {
		copy: listCopy(session, name),
		...(rememberedAs && { recall: () => recallPage(session, name, rememberedAs) }),
		live: handlers =>
			appEvents.on('noteDeleted', ({ session: where, noteId }) => {
				if (where === session) for (const id of withRenotesOf(session, noteId)) handlers.gone(id);
			}),
		async fetch({ limit, untilId }: PageRequest, signal) {
			const ask = (page: Paging) => session.api.call(endpoint, { ...params, ...page }, { signal });
			const page = pagingParams({ limit, untilId });
			// Rows of hashtags; the query of a search is a text.
			const notes =
				'query' in params && Array.isArray(params.query)
					? await (await import('./taggedPage')).taggedPage(ask, params.query, page)
					: await ask(page);
			if (rememberedAs && limit === FIRST_PAGE && untilId === undefined) {
				rememberPage(session, name, notes, rememberedAs);
			}
			return session.entities.ingest(notes);
		},
		...noteRetention(session, columnId),
		glance: GLANCE,
		weigh: ids => weighNotes(session, ids),
	};
}

/** A note and its pure renotes. */
function withRenotesOf(session: Session, noteId: string): string[] {
	const ids = [noteId];
	for (const note of session.entities.notes()) if (note.renoteId === noteId && isPureRenote(note)) ids.push(note.id);
	return ids;
}
