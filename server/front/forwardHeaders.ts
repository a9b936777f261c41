import type { IncomingHttpHeaders } from 'node:http';

/** Between two neighbours only (RFC 9110 §7.6.1). */
const HOP_BY_HOP = new Set([
	'connection',
	'keep-alive',
	'proxy-authenticate',
	'proxy-authorization',
	'te',
	'trailer',
	'transfer-encoding',
	'upgrade',
]);
/** What tells of the person or of this machine, and is nobody's business over there. */
const PRIVATE = new Set([
	'cookie',
	'origin',
	'referer',
	'forwarded',
	'x-forwarded-for',
	'x-forwarded-host',
	'x-forwarded-proto',
	'x-real-ip',
]);

/** The headers of a request as the other server gets them. */
export function requestHeaders(headers: IncomingHttpHeaders, target: URL): IncomingHttpHeaders {
	const kept = Object.entries(headers).filter(([name]) => !HOP_BY_HOP.has(name) && !PRIVATE.has(name));
	return { ...Object.fromEntries(kept), host: target.host };
}

/** The headers of an answer as the browser gets them: without cookies, and led back to us where it is led to itself. */
export function answerHeaders(headers: IncomingHttpHeaders, target: URL): IncomingHttpHeaders {
	const kept = Object.entries(headers).filter(
		([name]) =>
			!HOP_BY_HOP.has(name) && name !== 'set-cookie' && name !== 'strict-transport-security' && name !== 'alt-svc',
	);
	const { location } = headers;
	const own = location?.startsWith(`${target.origin}/`) ? { location: location.slice(target.origin.length) } : {};
	return { ...Object.fromEntries(kept), ...own };
}
