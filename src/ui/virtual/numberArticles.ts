/** Sets each article's position in the feed (`aria-posinset`, from 1) and the total (-1 while more can be loaded). */
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
