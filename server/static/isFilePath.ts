/** Folders of files, of ours or of a Misskey server: no page stands in them. */
const FOLDERS =
	/^\/(?:assets|api|files|proxy|media|emoji|twemoji|twemoji-badge|fluent-emoji|avatar|identicon|static-assets|client-assets|nodeinfo|\.well-known|sounds)\//;
/** Names of files. Hosts and people's names have dots too, so it is the endings that count. */
const FILE =
	/\.(?:avif|css|gif|html?|ico|jpe?g|js|json|map|mjs|mp3|mp4|ogg|pdf|php|png|svg|txt|wasm|webm|webmanifest|webp|woff2?|xml|zip)$/i;
/** Below these a name may be anything. */
const NAMES = /^\/(?:@|tags\/|user-tags\/|instance-info\/|registry\/)/;
const FEED = /^\/@[^/]+\.(?:atom|rss|json)$/;

/** Whether a path is meant for a file: where there is none, the answer is 404 and not the client's page. */
export function isFilePath(pathname: string): boolean {
	if (FOLDERS.test(pathname) || FEED.test(pathname)) return true;
	return FILE.test(pathname) && !NAMES.test(pathname);
}
