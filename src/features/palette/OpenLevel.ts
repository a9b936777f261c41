import { isAbort } from '@/api/ApiError';
import type {
	PaletteContext,
	PaletteGroup,
	PaletteItem,
	PaletteList,
	PaletteSource,
} from '@/blocks/palette/PaletteSource';

/** One list of a level; without a group for what an entry is done with. */
export interface Section {
	readonly group: PaletteGroup | null;
	readonly list: PaletteList;
}

/** What a section has to show. */
export interface LoadedSection {
	readonly group: PaletteGroup | null;
	/** What the query itself stands for. */
	readonly typed: readonly PaletteItem[];
	readonly items: readonly PaletteItem[];
	/** What the server found, which needn't match by the words on the screen. */
	readonly found: readonly PaletteItem[];
}

interface Part {
	readonly section: Section;
	items: readonly PaletteItem[];
	asking: readonly PaletteItem[];
	recalled: readonly PaletteItem[];
	found: readonly PaletteItem[];
}

function hold(part: Part, items: readonly PaletteItem[]): void {
	part.items = items;
	part.asking = items.filter(item => 'list' in item);
}

/** What has changed: the entries, or only whether more are waited for and whether that failed. */
export type LevelChange = 'items' | 'state';

/** All lists of a level: what they have, what has come since, and what the server has found. */
export class OpenLevel {
	readonly #parts: readonly Part[];
	readonly #onChange: (change: LevelChange) => void;
	#loading = 0;
	#finding: AbortController | null = null;
	/** Entries that were found for a query before, and don't count any more, are still shown. */
	#showsEarlier = false;
	hasFailed = false;

	constructor(sections: readonly Section[], onChange: (change: LevelChange) => void) {
		this.#onChange = onChange;
		this.#parts = sections.map(section => ({ section, items: [], asking: [], recalled: [], found: [] }));
		for (const part of this.#parts) this.#load(part);
	}

	get isBusy(): boolean {
		return this.#loading > 0;
	}

	/** What is asked for, where that isn't everything. */
	get label(): string | null {
		const [only, ...others] = this.#parts;
		return others.length === 0 ? (only?.section.list.label ?? null) : null;
	}

	get canFind(): boolean {
		return this.#parts.some(({ section }) => section.list.find);
	}

	items(): readonly PaletteItem[] {
		return this.#parts.flatMap(({ items }) => items);
	}

	/** The entries that ask what to do it with. */
	get asking(): readonly PaletteItem[] {
		return this.#parts.flatMap(part => part.asking);
	}

	sectionsFor(query: string): readonly LoadedSection[] {
		return this.#parts.map(({ section, items, recalled, found }) => ({
			group: section.group,
			typed: query.trim() === '' ? [] : (section.list.typed?.(query) ?? []),
			items: recalled.length > 0 ? [...items, ...recalled] : items,
			found,
		}));
	}

	/** Asks the sources for what was used before and isn't listed. */
	recall(sources: readonly PaletteSource[], context: PaletteContext, ids: readonly string[]): void {
		const listed = new Set(this.items().map(({ id }) => id));
		const missing = ids.filter(id => !listed.has(id));
		if (missing.length === 0) return;
		for (const [index, { recall }] of sources.entries()) {
			const part = this.#parts[index];
			if (!part || !recall) continue;
			recall(context, missing).then(
				items => {
					part.recalled = items.filter(item => part.items.every(({ id }) => id !== item.id));
					this.#onChange('items');
				},
				error => console.warn('What was used before could not be read.', error),
			);
		}
	}

	/** @throws as the API does, after what other lists found shows */
	async find(query: string): Promise<void> {
		this.stopFinding();
		const finding = new AbortController();
		this.#finding = finding;
		this.#loading++;
		this.#onChange(this.#showsEarlier ? 'items' : 'state');
		this.#showsEarlier = false;
		const outcomes = await Promise.allSettled(this.#parts.map(part => this.#findIn(part, query, finding.signal)));
		this.#loading--;
		const failed = outcomes.find(each => each.status === 'rejected');
		this.hasFailed ||= failed !== undefined && !isAbort(failed.reason);
		this.#onChange('state');
		if (failed) throw failed.reason;
	}

	async #findIn(part: Part, query: string, signal: AbortSignal): Promise<void> {
		const found = (await part.section.list.find?.(query, signal)) ?? [];
		// It was for an older query.
		if (signal.aborted || found.length === 0) return;
		part.found = found;
		this.#onChange('items');
	}

	/** What was found for another query doesn't count any more. */
	stopFinding(): void {
		this.#finding?.abort();
		this.#showsEarlier ||= this.#parts.some(part => part.found.length > 0);
		for (const part of this.#parts) part.found = [];
	}

	#load(part: Part): void {
		const items = this.#read(part);
		if (!(items instanceof Promise)) {
			hold(part, items);
			return;
		}
		this.#loading++;
		items
			.then(
				loaded => hold(part, loaded),
				error => this.#fail(error),
			)
			.finally(() => {
				this.#loading--;
				this.#onChange('items');
			});
	}

	#read({ section }: Part): ReturnType<PaletteList['items']> {
		try {
			return section.list.items();
		} catch (error) {
			this.#fail(error);
			return [];
		}
	}

	#fail(error: unknown): void {
		if (isAbort(error)) return;
		this.hasFailed = true;
		console.warn('A part of the palette could not be loaded.', error);
	}
}
