import { badgeCount } from '../nav/badgeCount';

/**
 * `title | site name`; only the site name on the start page, and if the page has the same title
 * (rules/navigation#titles). Unread notifications are counted in front.
 */
export function documentTitle(title: string | null, site: string, unread = 0): string {
	const said = title === null || title === '' || title === site ? site : `${title} | ${site}`;
	return unread > 0 ? `(${badgeCount(unread)}) ${said}` : said;
}
