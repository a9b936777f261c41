import { catchUpWhenConnected } from '@/blocks/feed/catchUpWhenConnected';
import { noteFeedSource } from '@/blocks/feed/noteFeedSource';
import { pollWhileVisible } from '@/blocks/feed/pollWhileVisible';
import type { DeckColumn } from '@/domain/deck';
import { appEvents } from '@/stores/appEvents';
import type { FeedSource } from '@/stores/feeds/FeedSource';
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
			const ends = [pages.live(hear)];
			if (liveness.realtime) {
				ends.push(catchUpWhenConnected(session.stream, hear.catchUp));
				ends.push(listen(session, kind, column, hear.arrived));
			} else {
				ends.push(catchUpWhenConnected(session.stream, hear.poll));
				ends.push(pollWhileVisible(liveness.pollingMs, hear.poll));
				// Nobody waits for the next look to see what they wrote.
				ends.push(appEvents.on('posted', ({ session: where }) => where === session && hear.poll()));
				ends.push(appEvents.on('renoted', ({ session: where }) => where === session && hear.poll()));
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
