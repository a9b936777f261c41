/**
 * `title | site name`; the bare site name on the index, and where the page is called the same
 * (rules/navigation#titles).
 */
export function documentTitle(title: string | null, site: string): string {
	return title === null || title === '' || title === site ? site : `${title} | ${site}`;
}
