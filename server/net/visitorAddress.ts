import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';

const LOOPBACK = /^(?:127\.|::1$|::ffff:127\.)/;

/**
 * The address that a request came from. A reverse proxy on this machine adds the one that it saw as the last of
 * `x-forwarded-for`; from elsewhere that header is only a claim.
 */
export function visitorAddress({ socket, headers }: Pick<IncomingMessage, 'socket' | 'headers'>): string {
	const seen = socket.remoteAddress ?? '';
	if (!LOOPBACK.test(seen)) return seen;
	const told = String(headers['x-forwarded-for'] ?? '')
		.split(',')
		.at(-1)
		?.trim();
	return told !== undefined && isIP(told) !== 0 ? told : seen;
}
