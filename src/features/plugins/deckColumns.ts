import type { ColumnDefinition } from '@/blocks/hosting/ColumnDefinition';
import { columnsOfPlugins } from '@/stores/plugins/pluginColumns';

/** A column that a plugin feeds (rules/plugins#columns); it is offered while the plugin runs. */
export const pluginColumn: ColumnDefinition<'plugin'> = {
	kind: 'plugin',
	icon: 'plug',
	title: 'deck.plugin',
	description: 'deck.pluginAbout',
	isOffered: session => columnsOfPlugins(session).length > 0,
	options: ['withSensitive'],
	target: {
		kind: 'plugin',
		all: async session => (await import('./lateColumn')).namedColumns(session),
		none: 'deck.no_plugin',
	},
	load: async () => (await import('./lateColumn')).loadPluginColumn(),
};
