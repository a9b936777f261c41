import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { FastifyRequest } from 'fastify';
import type { Core } from '../Core';
import type { UploadMeter } from '../drive/meterUpload';
import { ApiError, Refusal } from './ApiError';
import type { UploadedFile } from './endpoint';

export interface ReceivedForm {
	fields: Record<string, string>;
	file: UploadedFile | null;
	/** Deletes the temporary file if it still exists. */
	remove(): Promise<void>;
}

/**
 * Receives a multipart form: text fields and one file, which is written to a temporary folder inside the data folder
 * (so that it can be moved rather than copied). Nothing of the file is written before its sender is known: the token
 * must be in a header, or in the field `i` before the file, as clients send it.
 * @param admit called with that `i`; throws if the sender may not upload
 * @throws what `admit` and its meter throw; Refusal `maxFileSizeExceeded`; an error with status 400 for an invalid or
 * incomplete form
 */
export async function receiveForm(
	core: Core,
	request: FastifyRequest,
	admit: (token: unknown) => UploadMeter,
): Promise<ReceivedForm> {
	let folder: string | null = null;
	let meter: UploadMeter | null = null;
	const fields: Record<string, string> = {};
	const form: ReceivedForm = {
		fields,
		file: null,
		async remove() {
			meter?.end();
			if (folder !== null) await rm(folder, { recursive: true, force: true });
		},
	};
	try {
		for await (const part of request.parts()) {
			if (part.type === 'field') {
				const isLate = part.fieldname === 'i' && form.file !== null;
				if (typeof part.value === 'string' && !isLate) fields[part.fieldname] = part.value;
			} else if (form.file) {
				part.file.resume();
			} else {
				meter = admit(fields.i);
				folder = await mkdtemp(join(core.uploadsFolder, 'form-'));
				const path = join(folder, 'file');
				await pipeline(part.file, metered(meter), createWriteStream(path));
				form.file = { path, name: part.filename, type: part.mimetype };
			}
		}
	} catch (error) {
		await form.remove();
		if (error instanceof ApiError || error instanceof Refusal) throw error;
		const isTooLarge = (error as { code?: string }).code === 'FST_REQ_FILE_TOO_LARGE';
		throw isTooLarge ? new Refusal('maxFileSizeExceeded') : blamed(error);
	}
	return form;
}

const metered = (meter: UploadMeter) =>
	async function* (chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
		for await (const chunk of chunks) {
			meter.take(chunk.length);
			yield chunk;
		}
	};

/**
 * The form parser's errors have no status, and would count as internal errors; errors of the disk are internal ones.
 */
const blamed = (error: unknown): unknown =>
	error instanceof Error && !('statusCode' in error) && !('syscall' in error)
		? Object.assign(error, { statusCode: 400 })
		: error;
