import type { ColumnDefinition } from '@/blocks/hosting/ColumnDefinition';
import type { WidgetDefinition } from '@/blocks/hosting/WidgetDefinition';

/** Loads the list of all kinds of widgets. */
type LoadKinds = () => Promise<{ widgetDefinitions: readonly WidgetDefinition[] }>;

const withKinds = async (loadKinds: LoadKinds) => {
	const [{ widgetViews }, { widgetDefinitions }] = await Promise.all([import('./widgetViews'), loadKinds()]);
	return widgetViews(widgetDefinitions);
};

/** A column of widgets. */
export const widgetsColumn = (loadKinds: LoadKinds): ColumnDefinition<'widgets'> => ({
	kind: 'widgets',
	icon: 'widgets',
	title: 'deck.widgets',
	description: 'deck.widgetsAbout',
	isOffered: session => session.isMember,
	options: [],
	load: async () => ({ default: (await withKinds(loadKinds)).Column }),
});

/** The account's own widgets, for the shell to place. */
export const loadAccountWidgets = async (loadKinds: LoadKinds) => ({
	default: (await withKinds(loadKinds)).AccountWidgets,
});
