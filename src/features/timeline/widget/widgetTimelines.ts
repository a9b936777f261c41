import type { TargetChoice } from '@/blocks/hosting/TargetChoice';
import { columnOf, type DeckColumn } from '@/domain/deck/deck';
import { textAt } from '@/i18n/text';
import { timelineColumns } from '..';
import type { TimelineDefinition } from '../TimelineDefinition';

/** A list, antenna or channel, with the name that it had when it was chosen. */
export interface WidgetTarget {
	readonly kind: string;
	readonly id: string;
	readonly name: string;
}

type ListedTarget = Extract<TargetChoice, { all: unknown }>;

/** A timeline that a widget can show: it has no target, or one that is chosen from a list. */
export interface WidgetTimeline extends TimelineDefinition {
	readonly target?: ListedTarget;
}

const isListed = (timeline: TimelineDefinition): timeline is WidgetTimeline =>
	timeline.target === undefined || 'all' in timeline.target;

const timelines: readonly TimelineDefinition[] = timelineColumns;

export const widgetTimelines: readonly WidgetTimeline[] = timelines.filter(isListed);

export const widgetTimeline = (src: string): WidgetTimeline | undefined =>
	widgetTimelines.find(({ kind }) => kind === src);

/** The target, unless it is of another kind of timeline. */
export const chosenTarget = (src: string, target: WidgetTarget | null): WidgetTarget | null =>
	target !== null && target.kind === widgetTimeline(src)?.target?.kind ? target : null;

/** Null for a kind that this version doesn't know. */
export function titleOfSource(src: string): string | null {
	const timeline = widgetTimeline(src);
	return timeline ? textAt(timeline.title) : null;
}

/** The column whose notes the widget shows; null if its target hasn't been chosen yet. */
export function columnOfWidget(
	src: string,
	target: WidgetTarget | null,
	filter: Pick<DeckColumn, 'withRenotes' | 'onlyFiles'>,
): DeckColumn | null {
	const kind = widgetTimeline(src)?.target?.kind;
	const id = chosenTarget(src, target)?.id;
	if (kind !== undefined && id === undefined) return null;
	const shown = kind === undefined || id === undefined ? null : { kind, id };
	return columnOf(src, { ...filter, withReplies: false, withSensitive: true }, shown);
}
