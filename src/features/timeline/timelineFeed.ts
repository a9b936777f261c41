import { catchUpWhenConnected } from '@/blocks/feed/catchUpWhenConnected';
import { noteFeedSource } from '@/blocks/feed/noteFeedSource';
import type { DeckColumn } from '@/domain/deck';
import { appEvents } from '@/stores/appEvents';
import type { FeedSource } from '@/stores/feeds/Feed';
import type { Session } from '@/stores/session/Session';
import type { WireNote } from '@/wire/entities';
import { paramsFor, TIMELINES, type TimelineKind } from './timelineSources';

export interface Liveness {
	readonly realtime: boolean;
	/** Milliseconds between looks where realtime is off. */
	readonly pollingMs: number;
}

/**
 * The source of a timeline column: pages by the API, arrivals by the stream or by polling.
 * @param isRemembered its first page is kept, and shown at the next start until the server has answered
 */
export function timelineFeedSource(
	session: Session,
	kind: TimelineKind,
	column: DeckColumn,
	liveness: Liveness,
	isRemembered = false,
): FeedSource {
	const source = TIMELINES[kind];
	const params = paramsFor(session, source.params(column));
	const pages = noteFeedSource(session, source.endpoint, params, isRemembered);
	return {
		...pages,
		live(hear) {
			const ends = [pages.live(hear), catchUpWhenConnected(session.stream, hear.catchUp)];
			if (liveness.realtime) ends.push(listen(session, kind, column, hear.arrived));
			else {
				const timer = setInterval(() => {
					if (document.visibilityState === 'visible') hear.catchUp();
				}, liveness.pollingMs);
				ends.push(() => clearInterval(timer));
				// Nobody waits for the next look to see what they wrote.
				ends.push(appEvents.on('posted', ({ session: where }) => where === session && hear.catchUp()));
				ends.push(appEvents.on('renoted', ({ session: where }) => where === session && hear.catchUp()));
			}
			return () => {
				for (const end of ends) end();
			};
		},
	};
}

function listen(session: Session, kind: TimelineKind, column: DeckColumn, arrived: (id: string) => void): () => void {
	const { channel: name, event, params, channelParams } = TIMELINES[kind];
	const channel = session.stream.channel(name, paramsFor(session, (channelParams ?? params)(column)));
	const end = channel.listen((type, body) => {
		if (type !== event) return;
		const note = body as WireNote;
		if (kind === 'direct' && note.visibility !== 'specified') return;
		const [id] = session.entities.ingest([note], 'stream');
		if (id !== undefined) arrived(id);
	});
	return () => {
		end();
		channel.release();
	};
}
