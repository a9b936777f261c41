import { isFilePath } from '@/base/isFilePath';

/**
 * How the worker answers a request (rules/start#service-worker): `page` by the network or the kept page, `build` from the
 * kept files of any build, `picture` from the kept pictures, `network` not at all.
 */
export type Route = 'page' | 'build' | 'picture' | 'network';

interface Asked {
	readonly url: URL;
	readonly method: string;
	readonly mode: string;
	readonly destination: string;
}

/** Pages that the server makes itself, or with what it adds to ours. */
const SERVER_PAGE = /^\/(?:embed|oauth|queue|url|streaming|captcha\.html)(?:\/|$)/;
const BUILD_FILE = /^\/assets\//;
/** Small pictures at addresses that always mean the same: emojis and faces. */
const PICTURE = /^\/(?:twemoji|fluent-emoji|emoji|avatar|identicon|icons|static-assets)\//;
/** Other pictures of the server, when they are those of a face or an emoji. */
const PROXIED = /^\/proxy\/(?:avatar|emoji)\.webp$/;
const SMALL = ['avatar', 'emoji', 'preview', 'static'];

/** @param origin that of the worker */
export function routeOf({ url, method, mode, destination }: Asked, origin: string): Route {
	if (method !== 'GET' || url.origin !== origin) return 'network';
	if (mode === 'navigate') return isFilePath(url.pathname) || SERVER_PAGE.test(url.pathname) ? 'network' : 'page';
	if (BUILD_FILE.test(url.pathname)) return 'build';
	return destination === 'image' && isSmallPicture(url) ? 'picture' : 'network';
}

function isSmallPicture({ pathname, searchParams }: URL): boolean {
	if (PICTURE.test(pathname) || PROXIED.test(pathname)) return true;
	if (pathname.startsWith('/proxy/')) return SMALL.some(name => searchParams.has(name));
	return false;
}
