import { createStore } from 'zustand/vanilla';
import { isAbort } from '@/api/ApiError';
import { clamp } from '@/base/clamp';
import type { PaletteContext, PaletteItem, PaletteSource } from '@/blocks/palette/PaletteSource';
import { noOtherNames, type OtherNames } from '@/i18n/otherNames';
import { OpenLevel, type Section } from './OpenLevel';
import { PaletteIndex, typedArgument } from './rankPalette';
import { type PaletteRow, rowsOf } from './rowsOf';

export interface PaletteState {
	readonly query: string;
	readonly rows: readonly PaletteRow[];
	/** The place of the chosen row; Enter runs it. */
	readonly active: number;
	/** The entries whose arguments are asked for, the outermost first. */
	readonly path: readonly string[];
	/** What is asked for. */
	readonly label: string | null;
	readonly isBusy: boolean;
	readonly hasFailed: boolean;
}

/** What was used last, as ids, the last first. */
export interface RecentItems {
	readonly all: () => readonly string[];
	readonly add: (id: string) => void;
}

interface PaletteModelOptions {
	readonly sources: readonly PaletteSource[];
	readonly context: PaletteContext;
	readonly recent: RecentItems;
	/** Closes the palette and runs the entry. */
	readonly onRun: (run: () => void) => void;
}

/** The server isn't asked at each key. */
const FIND_PAUSE_MS = 150;
/** Entries that are prepared in one go while nobody types. */
const PREPARED_AT_ONCE = 200;

type Asking = Extract<PaletteItem, { list: unknown }>;

/** The state of an open palette (rules/navigation#command-palette). */
export class PaletteModel {
	readonly state = createStore<PaletteState>(() => ({
		...{ query: '', rows: [], active: 0, path: [], label: null, isBusy: false, hasFailed: false },
	}));
	readonly #options: PaletteModelOptions;
	readonly #levels: { readonly level: OpenLevel; readonly item: Asking | null; readonly query: string }[] = [];
	/** The levels of arguments that were typed behind a name, by that entry. */
	readonly #typed = new WeakMap<PaletteItem, OpenLevel>();
	#index = new PaletteIndex(noOtherNames);
	#finding: ReturnType<typeof setTimeout> | undefined;
	#preparing: ReturnType<typeof setTimeout> | undefined;

	constructor(options: PaletteModelOptions) {
		this.#options = options;
		const { sources, context, recent } = options;
		const sections = sources.map(source => ({ group: source.group, list: source.list(context) }));
		const level = this.#opened(sections);
		this.#levels.push({ level, item: null, query: '' });
		level.recall(sources, context, recent.all());
		this.#show();
	}

	/** Finds by words of other languages too, once they are there. */
	setOtherNames(names: OtherNames): void {
		this.#index = new PaletteIndex(names);
		this.#show();
	}

	type(query: string): void {
		this.state.setState({ query, active: 0 });
		this.#show();
		this.#findSoon();
	}

	/** Moves the choice by a number of rows: one step goes around at the ends, more steps stop there. */
	move(step: number): void {
		const { rows, active } = this.state.getState();
		if (rows.length === 0) return;
		const next = Math.abs(step) > 1 ? clamp(active + step, 0, rows.length - 1) : active + step;
		this.state.setState({ active: (next + rows.length) % rows.length });
	}

	point(active: number): void {
		this.state.setState({ active });
	}

	/** Runs an entry, or asks for its argument. */
	choose(item: PaletteItem | undefined = this.#activeItem()): void {
		if (!item || item.isDisabled) return;
		const { recent, onRun } = this.#options;
		const typed = this.#typedArgument();
		const outer = this.#levels[1]?.item ?? typed?.item ?? item;
		if ('list' in item) {
			this.#enter(typed && item !== typed.item ? [typed.item, item] : [item]);
			return;
		}
		recent.add(outer.id);
		onRun(item.run);
	}

	/**
	 * Asks for the argument of the chosen row.
	 * @returns false if it takes none
	 */
	enter(): boolean {
		const item = this.#activeItem();
		if (!item || !('list' in item) || item.isDisabled) return false;
		this.choose(item);
		return true;
	}

	/** Leaves the argument that is asked for. @returns whether there was one */
	back(): boolean {
		const left = this.#levels.length > 1 ? this.#levels.pop() : undefined;
		if (!left) return false;
		left.level.stopFinding();
		this.state.setState({ query: left.query, active: 0 });
		this.#show();
		return true;
	}

	/** Ends what is asked of the server, as nobody looks any more. */
	stopFinding(): void {
		clearTimeout(this.#finding);
		clearTimeout(this.#preparing);
		for (const { level } of this.#levels) level.stopFinding();
	}

	#enter(items: readonly Asking[]): void {
		const { query } = this.state.getState();
		for (const item of items) this.#levels.push({ level: this.#levelOf(item), item, query });
		this.state.setState({ query: '', active: 0 });
		this.#show();
	}

	#levelOf(item: Asking): OpenLevel {
		return this.#opened([{ group: null, list: item.list }]);
	}

	#opened(sections: readonly Section[]): OpenLevel {
		return new OpenLevel(sections, change => {
			if (change === 'items') this.#show();
			else this.#showState();
		});
	}

	#activeItem(): PaletteItem | undefined {
		const { rows, active } = this.state.getState();
		return rows[active]?.item;
	}

	get #level(): OpenLevel {
		const level = this.#levels.at(-1)?.level;
		if (!level) throw new Error('The palette has no level.');
		return level;
	}

	#typedArgument(): ReturnType<typeof typedArgument> {
		return typedArgument(this.#level.asking, this.state.getState().query, this.#index);
	}

	/** The level that the query is about, with the part of it that counts there. */
	#asked(): { readonly level: OpenLevel; readonly query: string } {
		const typed = this.#typedArgument();
		if (!typed) return { level: this.#level, query: this.state.getState().query };
		const level = this.#typed.get(typed.item) ?? this.#levelOf(typed.item);
		this.#typed.set(typed.item, level);
		return { level, query: typed.rest };
	}

	#show(): void {
		if (this.#levels.length === 0) return;
		const { rows: before, active, query: written } = this.state.getState();
		const { level, query } = this.#asked();
		const isOuter = level === this.#levels[0]?.level;
		const rows = rowsOf(level.sectionsFor(query), query, this.#index, isOuter ? this.#options.recent.all() : []);
		// What comes late doesn't take the place of what somebody has moved to.
		const kept = active > 0 && written !== '' ? rows.findIndex(row => row.item.id === before[active]?.item.id) : -1;
		this.state.setState({
			rows,
			active: kept >= 0 ? kept : Math.min(active, Math.max(0, rows.length - 1)),
			path: this.#levels.flatMap(({ item }) => item?.title ?? []),
			label: level.label,
		});
		this.#showState(level);
		if (written === '') this.#prepareSoon(level.items());
	}

	/** Shows whether more is waited for: the entries stay as they are, as comparing all of them takes a while. */
	#showState({ isBusy, hasFailed } = this.#asked().level): void {
		this.state.setState({ isBusy, hasFailed });
	}

	/** Prepares what can be found, so that the first key needn't wait for it. */
	#prepareSoon(items: readonly PaletteItem[], from = 0): void {
		clearTimeout(this.#preparing);
		if (from >= items.length) return;
		this.#preparing = setTimeout(() => {
			for (const item of items.slice(from, from + PREPARED_AT_ONCE)) this.#index.of(item);
			this.#prepareSoon(items, from + PREPARED_AT_ONCE);
		});
	}

	#findSoon(): void {
		clearTimeout(this.#finding);
		const { level, query } = this.#asked();
		level.stopFinding();
		if (query.trim() !== '' && level.canFind) {
			this.#finding = setTimeout(() => void level.find(query).catch(reportUnlessAborted), FIND_PAUSE_MS);
		}
	}
}

function reportUnlessAborted(error: unknown): void {
	if (!isAbort(error)) console.warn('The palette could not search.', error);
}
