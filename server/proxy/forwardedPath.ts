/** Routes of the server that clients and apps request: its API, media and metadata. */
const ROUTES = [
	...['api', 'files', 'proxy', 'media', 'emoji', 'twemoji', 'twemoji-badge', 'fluent-emoji', 'avatar', 'identicon'],
	...['static-assets', 'client-assets', 'url', 'nodeinfo', '.well-known', 'oauth'],
];
const FILES = new Set(['/robots.txt', '/favicon.ico', '/apple-touch-icon.png', '/opensearch.xml']);
const FORWARDED = new RegExp(`^/(?:${ROUTES.map(route => route.replaceAll('.', '\\.')).join('|')})(?:/|$)`);
/** A user's notes as a feed. */
const FEED = /^\/@[\w.-]+\.(?:atom|rss|json)$/;
/** Two servers may interpret these differently. */
const AMBIGUOUS = /%(?:2e|2f|5c|00)|\\/i;

/**
 * The path and query for the other server; null if the request is not forwarded. All pages are ours.
 * @param url as in the request
 */
export function forwardedPath(url: string): string | null {
	if (!url.startsWith('/') || url.startsWith('//') || !URL.canParse(url, 'http://localhost')) return null;
	const { pathname, search } = new URL(url, 'http://localhost');
	const isForwarded = FORWARDED.test(pathname) || FILES.has(pathname) || FEED.test(pathname);
	if (!isForwarded || AMBIGUOUS.test(pathname) || pathname.includes('//')) return null;
	return pathname + search;
}
