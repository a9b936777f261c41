import { isIP } from 'node:net';

const LOOPBACK_NAMES = new Set(['localhost', '127.0.0.1', '::1', '[::1]']);

/** Whether a host name means this machine. */
export const isLoopbackHost = (hostname: string): boolean => {
	const bare = hostname.replace(/^\[|\]$/g, '');
	return LOOPBACK_NAMES.has(bare) || (isIP(bare) === 4 && bare.startsWith('127.')) || bare.endsWith('.localhost');
};

interface Place {
	/** The one origin that pages are shown at. */
	origin: string;
	/** `host:port` that is listened on. */
	boundHost?: string | undefined;
}

/**
 * Where to send a page load that came under another name of this server, so that sign-ins and settings are not split
 * between two origins; null: it is right where it is. What arrives under the name we listen on, when the canonical
 * one is another, came through a reverse proxy, and sending it away would go round in circles.
 */
export function canonicalRedirect(request: { url: string; host: string }, { origin, boundHost }: Place): string | null {
	const canonical = new URL(origin);
	if (request.host === canonical.host || request.host === '') return null;
	if (request.host === boundHost) return null;
	return URL.canParse(request.url, origin) && !request.url.startsWith('//') ? origin + request.url : `${origin}/`;
}
