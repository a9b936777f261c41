import type { TimelineTarget } from '@/domain/collections';
import type { DeckColumn } from '@/domain/deck';
import type { NamedTarget } from '@/stores/timelineTargets';

/** What makes a column show this list, antenna or channel. */
export function showing(target: TimelineTarget, { id, name }: NamedTarget): Partial<DeckColumn> {
	return { name, target: { kind: target, id } };
}
