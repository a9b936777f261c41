import { isIP } from 'node:net';

const LOOPBACK_NAMES = new Set(['localhost', '127.0.0.1', '::1', '[::1]']);

/** Whether a host name refers to this machine. */
export const isLoopbackHost = (hostname: string): boolean => {
	const bare = hostname.replace(/^\[|\]$/g, '');
	return LOOPBACK_NAMES.has(bare) || (isIP(bare) === 4 && bare.startsWith('127.')) || bare.endsWith('.localhost');
};

interface Place {
	/** The origin that pages are served at. */
	origin: string;
	/** `host:port` that it listens on. */
	boundHost?: string | undefined;
	/** `host:port` of the origin of captchas, which serves no page. */
	captchaHost?: string | undefined;
}

/**
 * The redirect for a page requested by another name of this server, so that sign-ins and settings aren't split between
 * two origins; null for none. If the canonical name differs from the one we listen on, requests by the latter came
 * through a reverse proxy, and redirecting them would loop.
 */
export function canonicalRedirect(request: { url: string; host: string }, place: Place): string | null {
	const { origin, boundHost, captchaHost } = place;
	const canonical = new URL(origin);
	if (request.host === canonical.host || request.host === '') return null;
	// A proxy would need another port than ours on this machine, where captchas have the same.
	if (request.host === boundHost && request.host !== captchaHost) return null;
	return URL.canParse(request.url, origin) && !request.url.startsWith('//') ? origin + request.url : `${origin}/`;
}
