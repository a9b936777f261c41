import type { FastifyReply, FastifyRequest } from 'fastify';
import { chooseEncoding } from '../http/chooseEncoding';
import { sendBytes } from '../http/sendBytes';
import type { StaticFile } from './StaticFolder';

/** Sends a file compressed as the browser likes, or uncompressed the part of it that is asked for. */
export async function sendFile(request: FastifyRequest, reply: FastifyReply, file: StaticFile): Promise<FastifyReply> {
	const isWhole = request.headers.range === undefined;
	const encoding = file.isCompressible && isWhole ? chooseEncoding(request.headers['accept-encoding']) : 'identity';
	const etag = encoding === 'identity' ? file.etag : file.etag.replace(/"$/, `-${encoding}"`);
	reply.headers({ 'content-type': file.type, etag, 'accept-ranges': 'bytes', 'x-content-type-options': 'nosniff' });
	if (file.isCompressible) reply.header('vary', 'Accept-Encoding');
	if (request.headers['if-none-match'] === etag) return reply.status(304).send();
	if (encoding === 'identity') return sendBytes(request, reply, file.bytes);
	return reply.header('content-encoding', encoding).send(await file.encoded(encoding));
}
