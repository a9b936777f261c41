import type { FastifyReply, FastifyRequest } from 'fastify';
import { byteRange } from '../media/byteRange';

/** Whether a `range` header counts: not if `if-range` names another version than the one at hand. */
const isRangeWanted = ({ headers }: FastifyRequest, etag: unknown): boolean =>
	headers.range !== undefined && (headers['if-range'] === undefined || headers['if-range'] === etag);

/** Sends bytes, or the part of them that is asked for. The reply has its other headers already. */
export function sendBytes(request: FastifyRequest, reply: FastifyReply, bytes: Buffer): FastifyReply {
	reply.header('accept-ranges', 'bytes');
	const range = isRangeWanted(request, reply.getHeader('etag')) ? byteRange(request.headers.range, bytes.length) : null;
	if (range === null) return reply.send(bytes);
	if (range === 'unsatisfiable') return reply.status(416).header('content-range', `bytes */${bytes.length}`).send();
	const { start, end } = range;
	reply.status(206).header('content-range', `bytes ${start}-${end}/${bytes.length}`);
	return reply.send(bytes.subarray(start, end + 1));
}
