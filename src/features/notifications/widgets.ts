import { maxValue, minValue, number, object, pipe } from 'valibot';
import type { WidgetDefinition } from '@/blocks/hosting/WidgetDefinition';
import { defineWidget } from '@/blocks/widget/defineWidget';
import { heightField } from '@/blocks/widget/rangeField';
import { tokenMay } from '@/stores/session/tokenMay';

export interface NotificationsData {
	/** Pixels. */
	readonly height: number;
}

const HEIGHT = { least: 160, most: 900 };

export const widgets: readonly WidgetDefinition[] = [
	defineWidget({
		kind: 'notifications',
		icon: 'bell',
		title: 'widgets.kinds.notifications',
		description: 'widgets.about.notifications',
		isOffered: session => session.isMember && tokenMay(session, 'read:notifications'),
		settings: {
			initial: { height: 340 } as NotificationsData,
			rules: object({ height: pipe(number(), minValue(HEIGHT.least), maxValue(HEIGHT.most)) }),
			fields: () => ({ height: heightField(HEIGHT) }),
		},
		load: () => import('./NotificationsWidget'),
	}),
];
