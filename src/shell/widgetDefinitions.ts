import type { WidgetDefinition } from '@/blocks/hosting/WidgetDefinition';
import { composerWidgets } from '@/features/composer/widgets';
import { widgets as notificationsWidgets } from '@/features/notifications/widgets';
import { widgets as timelineWidgets } from '@/features/timeline/widgets';
import { loadWidgetViews, widgets as otherWidgets } from '@/features/widgets/widgets';

/** Every kind of widget, in the order of the dialog in which one is chosen. The only list of them, loaded with the first widget. */
export const widgetDefinitions: readonly WidgetDefinition[] = [
	...notificationsWidgets,
	...timelineWidgets,
	...composerWidgets(() => import('./composer/PostFormWidget')),
	...otherWidgets,
];

/** Loads what shows them. */
export const loadWidgets = async () => (await loadWidgetViews()).widgetViews(widgetDefinitions);
