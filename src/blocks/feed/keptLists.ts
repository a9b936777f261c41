import { whenIdle } from '@/platform/whenIdle';
import { appEvents } from '@/stores/appEvents';
import { keepCopiesNow, keepCopy, type NamedCopy, recallCopy } from '@/stores/copies/copies';
import { MAX_ROWS } from '@/stores/copies/copyBounds';
import { takeCopy } from '@/stores/copies/takeCopy';
import type { Session } from '@/stores/session/Session';
import type { ShownList } from './listCopy';

const IDLE_WITHIN_MS = 1_000;
const KEEP_EVERY_MS = 12_000;

/**
 * Keeps what waits, all 12 s together, and at once when the page is hidden or left, as it may be closed next. The map is
 * emptied by that.
 */
export function watchLists(waiting: Map<string, ShownList>): void {
	const leave = () => keepNow(waiting);
	const keepHidden = () => {
		if (document.visibilityState === 'hidden') leave();
	};
	setInterval(() => void keepSoon(waiting), KEEP_EVERY_MS);
	addEventListener('pagehide', leave);
	document.addEventListener('visibilitychange', keepHidden);
	keepHidden();
}

/** One after the other, each when the page is idle. */
async function keepSoon(waiting: Map<string, ShownList>): Promise<void> {
	for (const key of [...waiting.keys()]) {
		await new Promise<void>(resolve => whenIdle(resolve, IDLE_WITHIN_MS));
		const list = waiting.get(key);
		// The page was hidden meanwhile, so it is kept already.
		if (!list) continue;
		waiting.delete(key);
		const { session, name, copy } = copyOf(list);
		void keepCopy(session, name, copy);
	}
}

function keepNow(waiting: Map<string, ShownList>): void {
	const copies = [...waiting.values()].flatMap(list => {
		try {
			return copyOf(list);
		} catch (error) {
			console.warn('A list could not be kept.', error);
			return [];
		}
	});
	waiting.clear();
	if (copies.length > 0) void keepCopiesNow(copies);
}

function copyOf({ session, name, ids, content }: ShownList): NamedCopy {
	const kept = ids.slice(0, MAX_ROWS);
	const { noteIds, userIds, extra } = content?.(kept) ?? { noteIds: kept };
	const taken = takeCopy(session.entities, noteIds, userIds);
	appEvents.emit('listKept', { session, name, noteIds });
	const there = new Set(taken.notes.map(({ id }) => id));
	// Of lists of notes: those that were deleted meanwhile are left out.
	const listed = content ? kept : kept.filter(id => there.has(id));
	return { session, name, copy: { ids: listed, extra, ...taken } };
}

/** What a list showed; null if nothing is kept of it. */
export async function recallList(session: Session, name: string, restore: ShownList['restore']) {
	const copy = await recallCopy(session, name);
	if (copy === null || copy.ids.length === 0) return null;
	restore?.(copy.extra);
	return copy;
}
