import type { ColumnDefinition } from '@/blocks/hosting/ColumnDefinition';
import type { WidgetViews } from './widgetViews';

/**
 * A column of widgets.
 * @param load loads the views of all kinds of widgets, which the shell lists
 */
export const widgetsColumn = (
	load: () => Promise<{ loadWidgets: () => Promise<WidgetViews> }>,
): ColumnDefinition<'widgets'> => ({
	kind: 'widgets',
	icon: 'widgets',
	title: 'deck.widgets',
	description: 'deck.widgetsAbout',
	isOffered: session => session.isMember,
	options: [],
	load: async () => ({ default: (await (await load()).loadWidgets()).Column }),
});
