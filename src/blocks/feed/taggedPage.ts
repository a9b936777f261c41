import { type Paging, pagingParams } from '@/api/pagingParams';
import type { WireNote } from '@/wire/entities';
import { MOST_PAGES, SCANNED } from './searchedPages';

/** Rows of hashtags, of which a note needs all of at least one. */
type TagRows = readonly (readonly string[])[];

/** What a search from the newest note has looked through without finding any. */
interface Passed {
	readonly newest: string;
	/** The found ones come after this note; `END` if there were none. */
	readonly oldest: string;
}

/** Below all ids. */
const END = '';

/** By the rows of a list, so that reading it anew, as polling does, doesn't go through all of that again. */
const passed = new WeakMap<TagRows, Passed>();

/**
 * A page of the notes that have the wanted hashtags. Servers heed only the last hashtag of several, and send notes
 * without the others too. Reads on until there are some, through 5,000 notes at most (rules/timelines#several-hashtags).
 */
export async function taggedPage(
	ask: (page: Paging) => Promise<readonly WireNote[]>,
	rows: TagRows,
	{ limit, untilId }: Paging,
): Promise<readonly WireNote[]> {
	const wanted = rows.map(row => row.map(fold));
	let known = untilId === undefined ? passed.get(rows) : undefined;
	let newest: string | undefined;
	let found: readonly WireNote[] = [];
	let below = untilId;
	for (let page = 0; page < MOST_PAGES && below !== END; page++) {
		const notes = await ask(pagingParams({ limit: page === 0 ? limit : SCANNED, untilId: below }));
		newest ??= notes[0]?.id;
		found = notes.filter(note => hasTags(note, wanted));
		if (found.length > 0) break;
		below = notes.at(-1)?.id ?? END;
		if (known === undefined || below > known.newest) continue;
		if (known.oldest < below) below = known.oldest;
		known = undefined;
	}
	if (untilId === undefined) {
		const oldest = found.length > 0 ? below : END;
		if (newest === undefined || oldest === undefined) passed.delete(rows);
		else passed.set(rows, { newest, oldest });
	}
	return found.slice(0, limit);
}

const fold = (tag: string): string => tag.normalize('NFKC').toLowerCase();

function hasTags({ tags }: WireNote, rows: TagRows): boolean {
	const own = new Set((tags ?? []).map(fold));
	return rows.some(row => row.every(tag => own.has(tag)));
}
