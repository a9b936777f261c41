import { arrivalGate } from '@/stores/columnRules/arrivalGates';
import type { FeedSource } from '@/stores/feeds/FeedSource';
import type { Session } from '@/stores/session/Session';
import { prepareMfm } from '../mfm/prepareMfm';

/**
 * How a list of notes prepares its notes and retains them in the session's store.
 * @param columnId of the column whose rules judge them before
 */
export function noteRetention(session: Session, columnId?: string) {
	const judge = (ids: readonly string[]): Promise<unknown> =>
		Promise.all([session.wordMutes.prepare(ids), arrivalGate(session, columnId)?.(ids)]);
	return {
		judge,
		prepare: async ids => {
			await Promise.all([prepareMfm(session, ids), judge(ids)]);
		},
		retain: ids => session.entities.retain(ids),
		release: ids => session.entities.release(ids),
	} satisfies Partial<FeedSource>;
}
