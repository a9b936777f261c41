import { createStore } from 'zustand/vanilla';
import type { Session } from '../session/Session';

export interface PluginPage {
	/** The last note of the page before; null for the first page. */
	readonly untilId: string | null;
	/** How many notes are wanted. */
	readonly limit: number;
}

/** A column that a running plugin feeds. It goes when the plugin stops; another start makes another one. */
export interface PluginColumn {
	/** Of no other column, also not of the same after another start. */
	readonly key: string;
	/** The key of the session that it belongs to. */
	readonly owner: string;
	/** That of its target (`domain/plugin/pluginTarget`). */
	readonly id: string;
	/** The plugin's name. */
	readonly plugin: string;
	/** The place of its plugin in the order of installing. */
	readonly order: number;
	readonly title: string;
	readonly description: string | null;
	/**
	 * The ids of a page's notes, in the plugin's order; at most 30.
	 * @throws {Error} with a text for the reader: the plugin failed, took too long, or returned something else
	 */
	readonly load: (page: PluginPage) => Promise<readonly string[]>;
	/**
	 * Calls the listener whenever the plugin wants its first page shown anew.
	 * @returns the function that unsubscribes
	 */
	readonly onRefresh: (listener: () => void) => () => void;
}

/** The columns that running plugins feed, in the order of installing. */
export const pluginColumns = createStore<{ readonly all: readonly PluginColumn[] }>(() => ({ all: [] }));

export const columnsOfPlugins = ({ key }: Pick<Session, 'key'>): readonly PluginColumn[] =>
	pluginColumns.getState().all.filter(({ owner }) => owner === key);
