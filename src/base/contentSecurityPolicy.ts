/** Where a page is served. Unencrypted connections (http, ws) are allowed to this machine only. */
export interface PolicyPlace {
	isLoopback: boolean;
	/**
	 * For the meta element of a page that may be served from any address. Leaves out the directives that only work in a
	 * header.
	 */
	isMeta?: boolean;
}

const THIS_MACHINE = ' http://localhost:* http://127.0.0.1:* ws://localhost:* ws://127.0.0.1:*';

/**
 * The client's Content-Security-Policy, for the server's header and for the page's meta element. `https:` and `wss:`
 * are allowed in general, as other servers' APIs, streams and pictures may be at any address.
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
