import { pagingParams } from '@/api/pagingParams';
import { isPureRenote } from '@/domain/isPureRenote';
import { appEvents } from '@/stores/appEvents';
import type { FeedSource, PageRequest } from '@/stores/feeds/FeedSource';
import { FIRST_PAGE } from '@/stores/feeds/feedEntries';
import type { Session } from '@/stores/session/Session';
import type { WireNote } from '@/wire/entities';
import { prepareMfm } from '../prepareMfm';
import { recallPage, rememberPage } from './rememberedPage';
import { weighNotes } from './weighNotes';

/** More are rarely missed while a connection comes up. */
const GLANCE = 5;

type NoteFeedSource = FeedSource & Required<Pick<FeedSource, 'live'>>;

/**
 * Pages of notes from an endpoint with `limit` and `untilId`; of what happens live only that notes are deleted.
 * @param isRemembered the first page is kept for the next start
 */
export function noteFeedSource(
	session: Session,
	endpoint: string,
	params: Record<string, unknown>,
	isRemembered = false,
): NoteFeedSource {
	const name = `${endpoint} ${JSON.stringify(params)}`;
	return {
		...(isRemembered ? { recall: () => recallPage(session, name) } : {}),
		live: hear =>
			appEvents.on('noteDeleted', ({ session: where, noteId }) => {
				if (where === session) for (const id of withRenotesOf(session, noteId)) hear.gone(id);
			}),
		async fetch({ limit, untilId }: PageRequest, signal) {
			const notes = (await session.api.request(
				endpoint,
				{ ...params, ...pagingParams({ limit, untilId }) },
				{ signal },
			)) as WireNote[];
			if (isRemembered && limit === FIRST_PAGE && untilId === undefined) rememberPage(session, name, notes);
			return session.entities.ingest(notes);
		},
		prepare: async ids => {
			await Promise.all([prepareMfm(session, ids), session.wordMutes.prepare(ids)]);
		},
		glance: GLANCE,
		weigh: ids => weighNotes(session, ids),
		retain: ids => session.entities.retain(ids),
		release: ids => session.entities.release(ids),
	};
}

/** A note takes its pure renotes along. */
function withRenotesOf(session: Session, noteId: string): string[] {
	const ids = [noteId];
	for (const note of session.entities.notes()) if (note.renoteId === noteId && isPureRenote(note)) ids.push(note.id);
	return ids;
}
