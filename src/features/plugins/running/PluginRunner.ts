import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Plugin } from '@/domain/plugin/Plugin';
import { noteGone } from '@/stores/plugins/forgetGonePlugins';
import { installedPlugins } from '@/stores/plugins/installedPlugins';
import { mayRun } from '@/stores/plugins/mayRun';
import { permissionChanges } from '@/stores/plugins/permissionChanges';
import { pluginPhases } from '@/stores/plugins/pluginPhases';
import { plugins } from '@/stores/plugins/pluginPreferences';
import { preferences } from '@/stores/preferences/Preferences';
import type { Session } from '@/stores/session/Session';
import { NoteViews } from './NoteViews';
import { RunningPlugin } from './RunningPlugin';
import { StartQueue } from './StartQueue';

/** By install id: those that were started last, also where they have ended since. */
type Runs = ReadonlyMap<string, RunningPlugin>;

/** Runs the plugins of one session as its preferences have them: in safe mode none (rules/plugins#running). */
export class PluginRunner {
	readonly session: Session;
	readonly runs: StoreApi<{ readonly all: Runs }> = createStore(() => ({ all: new Map() as Runs }));
	readonly #views: NoteViews;
	readonly #starts = new StartQueue();
	readonly #ends: readonly (() => void)[];

	constructor(session: Session) {
		this.session = session;
		this.#views = new NoteViews(session);
		this.#ends = [
			preferences.subscribe(plugins, () => this.#follow()),
			permissionChanges.watch(session, installId => this.restart(installId)),
		];
		this.#follow();
	}

	end(): void {
		for (const end of this.#ends) end();
		for (const installId of this.runs.getState().all.keys()) this.#drop(installId);
		this.#views.end();
	}

	/** Starts a plugin anew, such as one that has ended. */
	restart(installId: string): void {
		const plugin = installedPlugins(this.session).find(each => each.installId === installId);
		if (!plugin || !mayRun(plugin)) return;
		this.runs.getState().all.get(installId)?.stop();
		this.#start(plugin);
	}

	#follow(): void {
		const list = installedPlugins(this.session);
		for (const [installId, run] of this.runs.getState().all) {
			const plugin = list.find(each => each.installId === installId);
			if (!plugin || !mayRun(plugin)) this.#drop(installId);
			else if (programOf(plugin) !== programOf(run.plugin)) this.restart(installId);
		}
		for (const plugin of list) {
			if (mayRun(plugin) && !this.runs.getState().all.has(plugin.installId)) this.#start(plugin);
		}
		noteGone(this.session).catch(error => console.warn('Plugins that are gone could not be noted.', error));
	}

	#start(plugin: Plugin): void {
		const run = new RunningPlugin(this.session, plugin);
		this.#change(all => all.set(plugin.installId, run));
		this.#starts.add(run);
	}

	#drop(installId: string): void {
		this.runs.getState().all.get(installId)?.stop();
		this.#change(all => all.delete(installId));
		pluginPhases.set(this.session, installId, null);
	}

	#change(edit: (all: Map<string, RunningPlugin>) => void): void {
		const all = new Map(this.runs.getState().all);
		edit(all);
		this.runs.setState({ all });
	}
}

/** What a plugin is started with: it is restarted where that changes. */
const programOf = ({ src, config, configData }: Plugin): string => JSON.stringify([src, config, configData]);
