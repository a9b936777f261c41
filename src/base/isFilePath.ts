/** Folders of files, ours or those of Misskey servers, without pages. */
const FOLDERS =
	/^\/(?:assets|api|files|proxy|media|emoji|twemoji|twemoji-badge|fluent-emoji|avatar|identicon|static-assets|client-assets|nodeinfo|\.well-known|sounds)\//;
/** File names. Hosts and usernames contain dots too, so only known extensions count. */
const FILE =
	/\.(?:avif|css|gif|html?|ico|jpe?g|js|json|map|mjs|mp3|mp4|ogg|pdf|php|png|svg|txt|wasm|webm|webmanifest|webp|woff2?|xml|zip)$/i;
/** Below these a name may be anything. */
const NAMES = /^\/(?:@|tags\/|user-tags\/|instance-info\/|registry\/)/;
const FEED = /^\/@[^/]+\.(?:atom|rss|json)$/;

/** Whether a path refers to a file: if it is missing, the response is 404 instead of the client's page. */
export function isFilePath(pathname: string): boolean {
	if (FOLDERS.test(pathname) || FEED.test(pathname)) return true;
	return FILE.test(pathname) && !NAMES.test(pathname);
}
