import { whenIdle } from '@/platform/whenIdle';
import { keepCopy } from '@/stores/copies/copies';
import { MAX_ROWS } from '@/stores/copies/copyBounds';
import { takeCopy } from '@/stores/copies/takeCopy';
import type { ShownList } from './listCopy';

const IDLE_WITHIN_MS = 1_000;

/** Keeps what lists show, one after the other; at once while the page is hidden, as it may be closed. */
export async function keepLists(lists: readonly ShownList[]): Promise<void> {
	for (const list of lists) {
		if (document.visibilityState === 'visible') await new Promise<void>(resolve => whenIdle(resolve, IDLE_WITHIN_MS));
		void keep(list);
	}
}

function keep({ session, name, ids, content }: ShownList): Promise<void> {
	const kept = ids.slice(0, MAX_ROWS);
	const { noteIds, userIds, extra } = content(kept);
	const taken = takeCopy(session.entities, noteIds, userIds);
	const there = new Set(taken.notes.map(({ id }) => id));
	// Of lists of notes: those that were deleted meanwhile are left out.
	const listed = extra === undefined ? kept.filter(id => there.has(id)) : kept;
	return keepCopy(session, name, { ids: listed, extra, ...taken });
}
