import { whenIdle } from '@/platform/whenIdle';
import { keepCopy, recallCopy } from '@/stores/copies/copies';
import { MAX_ROWS } from '@/stores/copies/copyBounds';
import { takeCopy } from '@/stores/copies/takeCopy';
import type { Session } from '@/stores/session/Session';
import type { ShownList } from './listCopy';

const IDLE_WITHIN_MS = 1_000;

let isWatching = false;

/**
 * Keeps what lists show, one after the other, and empties the map; from then on at once when the page is hidden, as it may
 * be closed next.
 */
export async function keepLists(waiting: Map<string, ShownList>): Promise<void> {
	if (!isWatching) {
		isWatching = true;
		document.addEventListener('visibilitychange', () => {
			if (document.visibilityState === 'hidden') void keepLists(waiting);
		});
	}
	const lists = [...waiting.values()];
	waiting.clear();
	for (const list of lists) {
		if (document.visibilityState === 'visible') await new Promise<void>(resolve => whenIdle(resolve, IDLE_WITHIN_MS));
		void keep(list);
	}
}

function keep({ session, name, ids, content }: ShownList): Promise<void> {
	const kept = ids.slice(0, MAX_ROWS);
	const { noteIds, userIds, extra } = content?.(kept) ?? { noteIds: kept };
	const taken = takeCopy(session.entities, noteIds, userIds);
	const there = new Set(taken.notes.map(({ id }) => id));
	// Of lists of notes: those that were deleted meanwhile are left out.
	const listed = content ? kept : kept.filter(id => there.has(id));
	return keepCopy(session, name, { ids: listed, extra, ...taken });
}

/** What a list showed; null if nothing is kept of it. */
export async function recallList(session: Session, name: string, restore: ShownList['restore']) {
	const copy = await recallCopy(session, name);
	if (copy === null || copy.ids.length === 0) return null;
	restore?.(copy.extra);
	return copy;
}
