import type { CallOptions } from '@/api/ApiClient';
import { type Paging, pagingParams } from '@/api/pagingParams';
import { foldText } from '@/base/foldText';
import type { WireNote } from '@/wire/entities';

type Ask<Item> = (page: Paging, options: CallOptions) => Promise<readonly Item[]>;

/** The most that servers give at once. */
export const SCANNED = 100;
/** How many of the server's pages are looked through at most for one page of results. */
export const MOST_PAGES = 50;

/**
 * Searches a list whose server can't: pages with what matches among the next items, newest first. Looks through 5,000
 * items for a page at most (rules/people#search-within).
 * @param noteOf the note of an item; undefined matches nothing
 */
export function searchedPages<Item extends { readonly id: string }>(
	ask: Ask<Item>,
	noteOf: (item: Item) => WireNote | null | undefined,
	words: string,
): Ask<Item> {
	const wanted = wordsOf(words);
	const isFound = (item: Item) => {
		const note = noteOf(item);
		return note != null && hasWords(note, wanted);
	};
	return async ({ limit, untilId }, options) => {
		const found: Item[] = [];
		let below = untilId;
		for (let page = 0; page < MOST_PAGES && found.length < limit; page++) {
			const items = await ask(pagingParams({ limit: SCANNED, untilId: below }), options);
			found.push(...items.filter(isFound));
			below = items.at(-1)?.id;
			if (below === undefined) break;
		}
		return found.slice(0, limit);
	};
}

const wordsOf = (words: string): readonly string[] => foldText(words).split(/\s+/u).filter(Boolean);

/** Whether all words occur in the note, in what it renotes, or in the names of their authors and files. */
function hasWords(note: WireNote, wanted: readonly string[]): boolean {
	const text = foldText(textOf(note));
	return wanted.every(word => text.includes(word));
}

function textOf(note: WireNote): string {
	const { user, files, poll, renote } = note;
	return [
		note.cw,
		note.text,
		user?.name,
		user?.username,
		...(files ?? []).flatMap(file => [file.name, file.comment]),
		...(poll?.choices ?? []).map(choice => choice.text),
		renote ? textOf(renote) : '',
	].join('\n');
}
