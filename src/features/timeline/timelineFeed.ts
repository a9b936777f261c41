import { catchUpWhenConnected } from '@/blocks/feed/catchUpWhenConnected';
import { listenByPolling } from '@/blocks/feed/listenByPolling';
import { noteFeedSource } from '@/blocks/feed/noteFeedSource';
import type { RememberedAs } from '@/blocks/feed/rememberedPage';
import type { DeckColumn } from '@/domain/deck/deck';
import { appEvents } from '@/stores/appEvents';
import type { FeedSource } from '@/stores/feeds/FeedSource';
import type { Session } from '@/stores/session/Session';
import type { TimelineSource } from './TimelineDefinition';

export interface Liveness {
	readonly realtime: boolean;
	/** Polling interval in milliseconds, without a stream. */
	readonly pollingMs: number;
}

type LiveSource = NonNullable<TimelineSource['channel']>;

/**
 * The feed source of a timeline: pages by the API, arrivals by the stream, or by polling if it has no channel.
 * @param rememberedAs if given, its first page is stored, and shown at the next start until the server responds
 */
export function timelineFeedSource(
	session: Session,
	source: TimelineSource,
	column: DeckColumn,
	liveness: Liveness,
	rememberedAs?: RememberedAs,
): FeedSource {
	const params = paramsFor(session, source.params(column));
	const pages = noteFeedSource(session, source.endpoint, params, rememberedAs, column.id);
	const { channel } = source;
	return {
		...pages,
		arrived: noteIds => appEvents.emit('notesArrived', { session, noteIds, columnId: column.id }),
		live(handlers) {
			const ends = [pages.live(handlers)];
			if (source.watch) ends.push(source.watch(session, column, handlers));
			if (liveness.realtime && channel) {
				ends.push(catchUpWhenConnected(session.stream, handlers.catchUp));
				const heard = paramsFor(session, (channel.params ?? source.params)(column));
				ends.push(listen(session, channel, heard, handlers.arrived));
			} else {
				ends.push(listenByPolling(session, Math.max(liveness.pollingMs, source.pollMs ?? 0), handlers.poll));
			}
			return () => {
				for (const end of ends) end();
			};
		},
	};
}

function listen(
	session: Session,
	{ name, event = 'note', takes }: LiveSource,
	params: Record<string, unknown>,
	arrived: (id: string) => void,
): () => void {
	const channel = session.stream.channel(name, params);
	const end = channel.listen(heard => {
		if ((heard.type !== 'note' && heard.type !== 'mention') || heard.type !== event) return;
		const note = heard.body;
		if (takes && !takes(note)) return;
		const [id] = session.entities.ingest([note], 'stream');
		if (id !== undefined) arrived(id);
	});
	return () => {
		end();
		channel.release();
	};
}

/** A source's parameters for a session: replies to others are for members only (rules/timelines#options). */
export function paramsFor<P extends object>({ isMember }: Session, params: P): P | Omit<P, 'withReplies'> {
	if (isMember || !('withReplies' in params)) return params;
	const { withReplies: _, ...rest } = params;
	return rest;
}
