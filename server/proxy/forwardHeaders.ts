import type { IncomingHttpHeaders } from 'node:http';

/** Hop-by-hop headers (RFC 9110 §7.6.1), and those that frame a message, which are set anew. */
const HOP_BY_HOP = new Set([
	...['connection', 'keep-alive', 'proxy-authenticate', 'proxy-authorization', 'proxy-connection', 'te', 'trailer'],
	...['transfer-encoding', 'upgrade', 'expect', 'http2-settings'],
]);
/** Headers with information about the user or this machine, or that claim to have it. */
const PRIVATE =
	/^(?:cookie|origin|referer|via|forwarded|x-forwarded.*|x-original-.*|x-real-ip|x-client-ip|x-cluster-client-ip|true-client-ip|cf-.*|fastly-client-ip|x-envoy-.*)$/;
/** Response headers that would apply to this origin, or that our own policy replaces. */
const NOT_OURS = new Set([
	...['set-cookie', 'strict-transport-security', 'alt-svc', 'clear-site-data', 'service-worker-allowed', 'link'],
	...['refresh', 'report-to', 'reporting-endpoints', 'nel', 'content-security-policy', 'x-content-type-options'],
]);
/** Types that would be shown as a page of this origin. */
const PAGE = /^\s*(?:text\/html|application\/xhtml\+xml)/i;
/** Nothing in the other server's responses may run, load or be framed under our origin. */
export const ANSWER_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'";

type Headers = Record<string, string | string[]>;

/** The header names that `Connection` lists as hop-by-hop. */
const namedByConnection = ({ connection = '' }: IncomingHttpHeaders): string[] =>
	connection.split(',').map(name => name.trim().toLowerCase());

function endToEnd(headers: IncomingHttpHeaders, isLeftOut: (name: string) => boolean): Headers {
	const named = namedByConnection(headers);
	const kept: Headers = {};
	for (const [name, value] of Object.entries(headers)) {
		if (value !== undefined && !HOP_BY_HOP.has(name) && !named.includes(name) && !isLeftOut(name)) kept[name] = value;
	}
	return kept;
}

/**
 * The headers of a request for the other server.
 * @param address of the visitor; null to withhold it
 */
export function requestHeaders(headers: IncomingHttpHeaders, target: URL, address: string | null): Headers {
	const kept = endToEnd(headers, name => PRIVATE.test(name));
	return { ...kept, host: target.host, ...(address === null ? {} : { 'x-forwarded-for': address }) };
}

/**
 * The headers of a response for the browser: without cookies, and with redirects to the other server pointing to us.
 */
export function answerHeaders(headers: IncomingHttpHeaders, target: URL): Headers {
	const kept = endToEnd(headers, name => NOT_OURS.has(name));
	const { location } = headers;
	const own = location?.startsWith(`${target.origin}/`) ? { location: location.slice(target.origin.length) } : {};
	const type = PAGE.test(headers['content-type'] ?? '') ? { 'content-type': 'text/plain; charset=utf-8' } : {};
	const policy = { 'x-content-type-options': 'nosniff', 'content-security-policy': ANSWER_POLICY };
	return { ...kept, ...own, ...type, ...policy };
}
