import type { HandlerResult, RegisteredColumn } from '@workers/aiscript/aiscript.protocol';
import { randomId } from '@/base/randomId';
import type { Plugin } from '@/domain/plugin/Plugin';
import { pluginTarget } from '@/domain/plugin/pluginTarget';
import { fill } from '@/i18n/fill';
import { text } from '@/i18n/text';
import { type PluginColumn, type PluginPage, pluginColumns } from '@/stores/plugins/pluginColumns';
import type { Session } from '@/stores/session/Session';
import type { Asking } from './Asking';
import { LONG } from './limits';
import { MergedCalls } from './MergedCalls';
import { noteIdsIn } from './noteIdsIn';

const MOST_COLUMNS = 20;
const LOAD_MS = 10_000;
const REFRESH_EVERY_MS = 5_000;

/** The plugin whose columns they are. */
interface Feeding {
	readonly plugin: Pick<Plugin, 'installId' | 'name'>;
	readonly session: Pick<Session, 'key'>;
	readonly order: number;
	ask(handle: number, asking: Asking): Promise<readonly HandlerResult<unknown>[] | null>;
}

interface Fed {
	readonly column: PluginColumn;
	readonly refreshing: MergedCalls;
}

/** The columns that one plugin feeds, from when it registers them until it stops. */
export class PluginColumns {
	readonly #of: Feeding;
	readonly #fed = new Map<string, Fed>();

	constructor(of: Feeding) {
		this.#of = of;
	}

	/** @throws {Error} with a text for the program */
	register({ handle, id, title, description }: RegisteredColumn): void {
		if (this.#fed.has(id)) throw new Error(`The column '${id}' is registered already.`);
		if (this.#fed.size >= MOST_COLUMNS) throw new Error(`A plugin can have ${MOST_COLUMNS} columns at most.`);
		const of = this.#of;
		const { plugin, session } = of;
		const listeners = new Set<() => void>();
		const column: PluginColumn = {
			key: randomId(),
			owner: session.key,
			id: pluginTarget(plugin.installId, id),
			plugin: plugin.name,
			get order() {
				return of.order;
			},
			...{ title, description },
			load: page => this.#load(handle, page),
			onRefresh(listener) {
				listeners.add(listener);
				return () => listeners.delete(listener);
			},
		};
		const refresh = () => {
			for (const listener of [...listeners]) listener();
		};
		this.#fed.set(id, { column, refreshing: new MergedCalls(refresh, REFRESH_EVERY_MS) });
		pluginColumns.setState(({ all }) => ({ all: [...all, column].toSorted((a, b) => a.order - b.order) }));
	}

	/**
	 * Shows the first page of a column anew: at most every 5 s.
	 * @throws {Error} with a text for the program
	 */
	refresh(id: string): void {
		this.#known(id).refreshing.ask();
	}

	/** @throws {Error} with a text for the program: it has no such column */
	targetOf(id: string): string {
		return this.#known(id).column.id;
	}

	/** They are gone. */
	end(): void {
		const gone = new Set([...this.#fed.values()].map(({ column }) => column));
		for (const { refreshing } of this.#fed.values()) refreshing.end();
		this.#fed.clear();
		if (gone.size > 0) pluginColumns.setState(({ all }) => ({ all: all.filter(column => !gone.has(column)) }));
	}

	#known(id: string): Fed {
		const fed = this.#fed.get(id);
		if (!fed) throw new Error(`The plugin has registered no column '${id}'.`);
		return fed;
	}

	async #load(handle: number, page: PluginPage): Promise<readonly string[]> {
		const { name } = this.#of.plugin;
		const asking = { inputs: [page], limits: LONG, withinMs: LOAD_MS, isForgiven: true };
		const result = (await this.#of.ask(handle, asking))?.[0];
		if (!result) throw new Error(fill(text.plugins.column.late, { name }));
		const fails = (message: string) => new Error(fill(text.plugins.actionFailed, { name, message }));
		if ('error' in result) throw fails(result.error.message);
		const ids = noteIdsIn(result.value);
		if (!ids) throw fails(text.plugins.column.noNotes);
		return ids;
	}
}
