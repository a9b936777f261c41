import type { FeedSource } from '@/stores/feeds/FeedSource';
import type { Session } from '@/stores/session/Session';
import { prepareMfm } from '../mfm/prepareMfm';

/** How a list of notes gets them ready and keeps them in the session's store, by their ids. */
export const noteHolding = (session: Session) =>
	({
		prepare: async ids => {
			await Promise.all([prepareMfm(session, ids), session.wordMutes.prepare(ids)]);
		},
		retain: ids => session.entities.retain(ids),
		release: ids => session.entities.release(ids),
	}) satisfies Partial<FeedSource>;
