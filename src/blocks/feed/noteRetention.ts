import { arrivalGate } from '@/stores/columnRules/arrivalGates';
import type { FeedSource } from '@/stores/feeds/FeedSource';
import type { Session } from '@/stores/session/Session';
import { prepareNotes } from '../mfm/prepareNotes';

/**
 * How a list of notes prepares its notes and retains them in the session's store.
 * @param columnId of the column whose rules judge them before
 */
export function noteRetention(session: Session, columnId?: string) {
	const judge = (ids: readonly string[]): Promise<unknown> =>
		Promise.all([session.wordMutes.prepare(ids), arrivalGate(session, columnId)?.(ids)]);
	return {
		judge,
		prepare: ids => prepareNotes(session, ids, judge(ids)),
		retain: ids => session.entities.retain(ids),
		release: ids => session.entities.release(ids),
	} satisfies Partial<FeedSource>;
}
