import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Core } from '../Core';
import { filePath } from '../drive/FileKey';
import { inlineDisposition } from '../drive/fileNames';
import { byteRange } from './byteRange';
import { findStoredFile } from './findStoredFile';
import { FOREVER, MEDIA_CSP, servedType } from './mediaHeaders';

/** Serves `/files/{key}`: drive files and their small copies, whole or in ranges. */
export function registerFiles(app: FastifyInstance, core: Core): void {
	app.get<{ Params: { key: string } }>('/files/:key', async (request, reply) => {
		reply.header('content-security-policy', MEDIA_CSP);
		if (request.url.includes('?')) return reply.status(301).header('location', `/files/${request.params.key}`).send();
		return sendFile(core, request.params.key, request, reply);
	});
	// A name may follow the key, for saving the file.
	app.get<{ Params: { key: string } }>('/files/:key/*', async (request, reply) => {
		const target = core.urls.file(encodeURIComponent(request.params.key));
		return reply.status(301).header('content-security-policy', MEDIA_CSP).header('location', target).send();
	});
}

async function sendFile(core: Core, key: string, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
	const found = findStoredFile(core, key);
	const path = found && filePath(core.filesFolder, key);
	const size = path
		? await stat(path).then(
				({ size }) => size,
				() => null,
			)
		: null;
	if (!found || !path || size === null) return sendMissing(reply);
	reply.headers({
		'content-type': servedType(found.type),
		'cache-control': FOREVER,
		'content-disposition': inlineDisposition(found.name),
		'accept-ranges': 'bytes',
		'x-content-type-options': 'nosniff',
	});
	const range = byteRange(request.headers.range, size);
	if (range === 'unsatisfiable') return reply.status(416).header('content-range', `bytes */${size}`).send();
	const { start, end } = range ?? { start: 0, end: size - 1 };
	if (range) reply.status(206).header('content-range', `bytes ${start}-${end}/${size}`);
	reply.header('content-length', end - start + 1);
	return request.method === 'HEAD' || size === 0 ? reply.send() : reply.send(createReadStream(path, { start, end }));
}

const sendMissing = (reply: FastifyReply): FastifyReply =>
	reply
		.status(404)
		.header('cache-control', 'no-store')
		.send({ message: 'File not found', error: 'Not Found', statusCode: 404 });
