import { pause } from '@/base/pause';
import type { EntityStore } from '@/stores/entities/EntityStore';

/** Cards that are drawn anew in one task: all that are in view take longer than a frame. */
const AT_ONCE = 2;
const FRAME_MS = 16;

/** Draws those notes anew that are shown, a few at a time, as they are by then. */
export async function showInTurns(
	entities: Pick<EntityStore, 'shown' | 'viewsChanged'>,
	changed: ReadonlySet<string>,
): Promise<void> {
	const ids = [...entities.shown()].filter(id => changed.has(id));
	for (let from = 0; from < ids.length; from += AT_ONCE) {
		if (from > 0) await pause(FRAME_MS);
		entities.viewsChanged(ids.slice(from, from + AT_ONCE));
	}
}
