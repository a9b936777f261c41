import type { FastifyReply } from 'fastify';
import { NotDrawn } from '../drive/PictureQueue';
import { sendTooMany } from '../http/sendTooMany';
import { TooMany } from './MediaStock';
import { NoRoom } from './NoRoom';

/**
 * Answers a request for which a MediaStock made nothing as there was too much to do: 429 or 503, which nobody keeps.
 * @returns null for other errors
 */
export function sendRefused(reply: FastifyReply, error: unknown): FastifyReply | null {
	if (error instanceof TooMany) return sendTooMany(reply, error.state);
	if (error instanceof NoRoom || error instanceof NotDrawn)
		return reply.status(503).header('cache-control', 'no-store').send();
	return null;
}
