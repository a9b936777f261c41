/** Where a page is served: what is plain (http, ws) is let in on this machine only. */
export interface PolicyPlace {
	isLoopback: boolean;
	/**
	 * For the meta element of a page that may be served anywhere: plain connections go to this machine only. It can't
	 * hold directives that only count in a header.
	 */
	isMeta?: boolean;
}

const THIS_MACHINE = ' http://localhost:* http://127.0.0.1:* ws://localhost:* ws://127.0.0.1:*';

/**
 * The client's Content-Security-Policy, for the server's header and for the page's meta element alike.
 * Other servers' APIs, streams and pictures are anywhere, hence `https:` and `wss:`.
 */
export function contentSecurityPolicy({ isLoopback, isMeta = false }: PolicyPlace): string {
	const plain = isMeta ? THIS_MACHINE : isLoopback ? ' http: ws:' : '';
	const anywhere = `'self' https: wss: blob: data:${plain}`;
	return [
		"default-src 'self'",
		"script-src 'self'",
		"worker-src 'self' blob:",
		"style-src 'self'",
		`connect-src ${anywhere}`,
		`img-src ${anywhere}`,
		`media-src ${anywhere}`,
		"font-src 'self' data:",
		'frame-src https: http:',
		"object-src 'none'",
		"base-uri 'none'",
		"form-action 'self'",
		...(isMeta ? [] : ["frame-ancestors 'none'"]),
	].join('; ');
}
