/** Routes of a server that pages, files and apps ask for: its API, media and what describes it. */
const ROUTES = [
	...['api', 'files', 'proxy', 'media', 'emoji', 'twemoji', 'twemoji-badge', 'fluent-emoji', 'avatar', 'identicon'],
	...['static-assets', 'client-assets', 'url', 'nodeinfo', '.well-known', 'oauth'],
];
const FILES = new Set([
	...['/manifest.json', '/robots.txt', '/favicon.ico', '/apple-touch-icon.png', '/opensearch.xml'],
]);
const FORWARDED = new RegExp(`^/(?:${ROUTES.map(route => route.replaceAll('.', '\\.')).join('|')})(?:/|$)`);
/** What feed readers ask for: the notes of a person. */
const FEED = /^\/@[\w.-]+\.(?:atom|rss|json)$/;
/** Two servers may read these differently. */
const AMBIGUOUS = /%(?:2e|2f|5c|00)|\\/i;

/**
 * The path and query that a request is passed on with to the other server; null: it is not passed on. All that is shown
 * as a page is ours.
 * @param url as the request has it
 */
export function forwardedPath(url: string): string | null {
	if (!url.startsWith('/') || url.startsWith('//') || !URL.canParse(url, 'http://localhost')) return null;
	const { pathname, search } = new URL(url, 'http://localhost');
	const isForwarded = FORWARDED.test(pathname) || FILES.has(pathname) || FEED.test(pathname);
	if (!isForwarded || AMBIGUOUS.test(pathname) || pathname.includes('//')) return null;
	return pathname + search;
}
