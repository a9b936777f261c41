/**
 * Tells which place of the feed each article in the document has (`aria-posinset`, from 1), and how many there are;
 * -1 while more may be loaded.
 */
export function numberArticles(
	rows: ReadonlyMap<string, Element>,
	keys: readonly string[],
	range: { readonly start: number; readonly end: number },
	isWhole: boolean,
): void {
	const size = String(isWhole ? keys.length : -1);
	for (let index = range.start; index < range.end; index++) {
		const article = rows.get(keys[index] ?? '')?.querySelector('article');
		article?.setAttribute('aria-posinset', String(index + 1));
		article?.setAttribute('aria-setsize', size);
	}
}
