import type { IncomingHttpHeaders } from 'node:http';

/** Between two neighbours only (RFC 9110 §7.6.1), and what frames a message: that is set anew. */
const HOP_BY_HOP = new Set([
	...['connection', 'keep-alive', 'proxy-authenticate', 'proxy-authorization', 'proxy-connection', 'te', 'trailer'],
	...['transfer-encoding', 'upgrade', 'expect', 'http2-settings'],
]);
/** What tells of the user or of this machine, or claims to. */
const PRIVATE =
	/^(?:cookie|origin|referer|via|forwarded|x-forwarded.*|x-original-.*|x-real-ip|x-client-ip|x-cluster-client-ip|true-client-ip|cf-.*|fastly-client-ip|x-envoy-.*)$/;
/** Of an answer: what sets something for this origin, and what a policy of ours stands for. */
const NOT_OURS = new Set([
	...['set-cookie', 'strict-transport-security', 'alt-svc', 'clear-site-data', 'service-worker-allowed', 'link'],
	...['refresh', 'report-to', 'reporting-endpoints', 'nel', 'content-security-policy', 'x-content-type-options'],
]);
/** What would be shown as a page of this origin. */
const PAGE = /^\s*(?:text\/html|application\/xhtml\+xml)/i;
/** Nothing in what the other server answers may run, load or be framed under our origin. */
export const ANSWER_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'";

type Headers = Record<string, string | string[]>;

/** The names that a message itself says to be between two neighbours only. */
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
 * The headers of a request as the other server gets them.
 * @param address of the visitor; null: the other server is not told
 */
export function requestHeaders(headers: IncomingHttpHeaders, target: URL, address: string | null): Headers {
	const kept = endToEnd(headers, name => PRIVATE.test(name));
	return { ...kept, host: target.host, ...(address === null ? {} : { 'x-forwarded-for': address }) };
}

/** The headers of an answer as the browser gets them: without cookies, and led back to us where it is led to itself. */
export function answerHeaders(headers: IncomingHttpHeaders, target: URL): Headers {
	const kept = endToEnd(headers, name => NOT_OURS.has(name));
	const { location } = headers;
	const own = location?.startsWith(`${target.origin}/`) ? { location: location.slice(target.origin.length) } : {};
	const type = PAGE.test(headers['content-type'] ?? '') ? { 'content-type': 'text/plain; charset=utf-8' } : {};
	const policy = { 'x-content-type-options': 'nosniff', 'content-security-policy': ANSWER_POLICY };
	return { ...kept, ...own, ...type, ...policy };
}
