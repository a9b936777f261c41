/** The page size of lists that aren't timelines (rules/api#pages-of-lists). */
export const LIST_PAGE = 10;

/** The last id as the cursor of the next page; null if the page was not full. */
export const nextBelow = (told: readonly { readonly id: string }[], limit: number): string | null =>
	told.length < limit ? null : (told.at(-1)?.id ?? null);

/** The cursor of the next page of a list that is paged by offset; null if the page was not full. */
export const nextOffset = (told: readonly unknown[], offset: number, limit: number): string | null =>
	told.length < limit ? null : String(offset + limit);
