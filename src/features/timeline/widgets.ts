import { boolean, maxValue, minValue, nullable, number, object, pipe, string } from 'valibot';
import type { WidgetDefinition } from '@/blocks/hosting/WidgetDefinition';
import { defineWidget } from '@/blocks/widget/defineWidget';
import { heightField } from '@/blocks/widget/rangeField';
import { text } from '@/i18n/text';
import { onOff } from '@/ui/form/controls';
import { sourceField, targetField } from './widget/sourceFields';
import { chosenTarget, titleOfSource, type WidgetTarget, widgetTimeline } from './widget/widgetTimelines';

export interface TimelineWidgetData {
	/** The kind of timeline, as in columns. */
	readonly src: string;
	/** The list, antenna or channel; null if none has been chosen. */
	readonly target: WidgetTarget | null;
	readonly withRenotes: boolean;
	readonly onlyFiles: boolean;
	/** Pixels. */
	readonly height: number;
}

const HEIGHT = { least: 200, most: 900 };

export const widgets: readonly WidgetDefinition[] = [
	defineWidget({
		kind: 'timeline',
		icon: 'home',
		title: 'widgets.kinds.timeline',
		description: 'widgets.about.timeline',
		isOffered: () => true,
		settings: {
			initial: {
				...{ src: 'home', target: null, withRenotes: true, onlyFiles: false, height: 400 },
			} as TimelineWidgetData,
			rules: object({
				src: string(),
				target: nullable(object({ kind: string(), id: string(), name: string() })),
				withRenotes: boolean(),
				onlyFiles: boolean(),
				height: pipe(number(), minValue(HEIGHT.least), maxValue(HEIGHT.most)),
			}),
			fields: ({ src }) => {
				const timeline = widgetTimeline(src);
				const has = (option: 'withRenotes' | 'onlyFiles') => timeline?.options.includes(option);
				return {
					src: sourceField(),
					target: timeline?.target ? targetField(timeline) : null,
					withRenotes: has('withRenotes') ? onOff({ label: text.timeline.withRenotes }) : null,
					onlyFiles: has('onlyFiles') ? onOff({ label: text.timeline.onlyFiles }) : null,
					height: heightField(HEIGHT),
				};
			},
		},
		titleOf: ({ src, target }) => chosenTarget(src, target)?.name ?? titleOfSource(src),
		load: () => import('./widget/TimelineWidget'),
	}),
];
