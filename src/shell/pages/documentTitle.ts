/**
 * `title | site name`; only the site name on the start page, and if the page has the same title
 * (rules/navigation#titles).
 */
export function documentTitle(title: string | null, site: string): string {
	return title === null || title === '' || title === site ? site : `${title} | ${site}`;
}
