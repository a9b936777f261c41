import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';

const LOOPBACK = /^(?:127\.|::1$|::ffff:127\.)/;

/**
 * The client address of a request. A reverse proxy on this machine appends the address it sees to `x-forwarded-for`;
 * from elsewhere that header isn't trusted.
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
