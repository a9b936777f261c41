import { array, maxValue, minValue, number, object, pipe, string } from 'valibot';
import type { WidgetDefinition } from '@/blocks/hosting/WidgetDefinition';
import { defineWidget } from '@/blocks/widget/defineWidget';
import { heightField } from '@/blocks/widget/rangeField';
import { tokenMay } from '@/stores/session/tokenMay';
import { typesField } from './typesField';

export interface NotificationsData {
	/** The types that are left out. */
	readonly excludeTypes: readonly string[];
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
			initial: { excludeTypes: [], height: 340 } as NotificationsData,
			rules: object({
				excludeTypes: array(string()),
				height: pipe(number(), minValue(HEIGHT.least), maxValue(HEIGHT.most)),
			}),
			fields: () => ({ excludeTypes: typesField(), height: heightField(HEIGHT) }),
		},
		load: () => import('./NotificationsWidget'),
	}),
];
