import { type EntryLevel, type HistoryEntry, levelsOf, withEntry } from './levelsOf';
import type { PageLevel, PageRouter } from './PageRouter';
import type { PagePlace } from './pagePlaces';

/** A level of a host's history whose page is kept. */
export interface KeptLevel extends PageLevel {
	readonly id: string;
	/** The number of the entry that it shows, and its path. */
	readonly index: number;
	readonly path: string;
}

/**
 * The level with which each router's host began: if the host comes back, its address may be another one than at first.
 * Kept, as React may make a stack several times before it shows one.
 */
const beginnings = new WeakMap<PageRouter, { readonly path: string; readonly level: PageLevel }>();

/** The levels whose pages a host keeps, live: the shown one, and some before it. */
export class LevelStack {
	readonly #router: PageRouter;
	#entries: readonly HistoryEntry[];
	#shown: number;
	readonly #made = new Map<string, KeptLevel>();
	/** What each level shows. */
	readonly #paths = new Map<string, string>();
	/** Where entries were scrolled to when they were left, by their numbers. */
	readonly #places = new Map<number, { readonly path: string; readonly all: readonly PagePlace[] }>();
	#levels: readonly KeptLevel[] = [];
	#count: number;
	readonly #listeners = new Set<() => void>();

	/** @param count how many levels are kept, with the shown one */
	constructor(router: PageRouter, count: number) {
		this.#router = router;
		this.#count = count;
		const entry = this.#entryNow();
		this.#entries = [entry];
		this.#shown = entry.index;
		const [level] = levelsOf(this.#entries, this.#shown, 1);
		const begun = beginnings.get(router) ?? { path: entry.path, level: router.first };
		const first = begun.path === entry.path ? begun : { path: entry.path, level: router.makeLevel(entry.path) };
		beginnings.set(router, first);
		if (level) this.#keep(level, first.level);
		this.#update();
	}

	readonly levels = (): readonly KeptLevel[] => this.#levels;

	/** Follows the history while anybody listens. */
	readonly subscribe = (listener: () => void): (() => void) => {
		const end = this.#router.history.subscribe(({ action }) => this.#moved(action.type === 'PUSH'));
		this.#listeners.add(listener);
		this.#moved(false);
		return () => {
			end();
			this.#listeners.delete(listener);
		};
	};

	setCount(count: number): void {
		if (count === this.#count) return;
		this.#count = count;
		this.#update();
		this.#tell();
	}

	/** Drops the pages below the shown one; going back loads them anew. */
	collapse(): void {
		this.#entries = this.#entries.filter(({ index }) => index >= this.#shown);
		this.#update();
		this.#tell();
	}

	/** Remembers where the entry that a level shows was scrolled to. */
	keepPlaces({ index, path }: KeptLevel, all: readonly PagePlace[]): void {
		this.#places.set(index, { path, all });
	}

	/** Where the entry that a level shows was scrolled to; nowhere if it is new. */
	placesOf({ index, path }: KeptLevel): readonly PagePlace[] {
		const kept = this.#places.get(index);
		return kept?.path === path ? kept.all : [];
	}

	#entryNow(): HistoryEntry {
		const { href, state } = this.#router.history.location;
		return { index: state.__TSR_index, path: href, level: this.#router.levelOf(href) };
	}

	#moved(isNew: boolean): void {
		const entry = this.#entryNow();
		const known = this.#entries.find(each => each.index === entry.index);
		if (this.#shown === entry.index && known?.path === entry.path) return;
		this.#entries = withEntry(this.#entries, entry, isNew);
		for (const index of this.#places.keys()) if (isNew && index >= entry.index) this.#places.delete(index);
		this.#shown = entry.index;
		this.#update();
		this.#tell();
	}

	#update(): void {
		const wanted = levelsOf(this.#entries, this.#shown, this.#count);
		for (const id of this.#made.keys()) {
			if (wanted.some(level => level.id === id)) continue;
			this.#made.delete(id);
			this.#paths.delete(id);
		}
		const levels = wanted.map(level => {
			const made = this.#made.get(level.id);
			const isKept = made?.index === level.index && made.path === level.path;
			return isKept ? made : this.#keep(level, made ?? this.#router.makeLevel(level.path));
		});
		for (const { id, path } of wanted) this.#show(id, path);
		const isSame = levels.length === this.#levels.length && levels.every((level, at) => level === this.#levels[at]);
		if (!isSame) this.#levels = levels;
	}

	#keep({ id, path, index }: EntryLevel, level: PageLevel): KeptLevel {
		const kept = { ...level, id, index, path };
		this.#made.set(id, kept);
		if (!this.#paths.has(id)) this.#paths.set(id, path);
		return kept;
	}

	/** Leads a level to another of its paths. */
	#show(id: string, path: string): void {
		if (this.#paths.get(id) !== path) this.#made.get(id)?.goTo(path);
		this.#paths.set(id, path);
	}

	#tell(): void {
		for (const listener of this.#listeners) listener();
	}
}
