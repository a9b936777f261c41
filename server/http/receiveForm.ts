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
	/** Removes the temporary file, if it is still there. */
	remove(): Promise<void>;
}

/**
 * Takes a multipart form: text fields and one file, which is written to a temporary folder inside the data folder (so
 * that it can be moved, not copied). Nothing of the file is written before its sender is known: a token comes in a
 * header, or as the field `i` before the file, as clients send it. An `i` after the file is too late.
 * @param admit is given that `i`; throws where the sender may not send files
 * @throws what `admit` and its meter throw; Refusal `maxFileSizeExceeded`; an error with the status 400 for what is no
 * form, or is cut off
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

/** What the reader of forms says of one has no status, and would be taken for a fault of ours; the disk's faults are. */
const blamed = (error: unknown): unknown =>
	error instanceof Error && !('statusCode' in error) && !('syscall' in error)
		? Object.assign(error, { statusCode: 400 })
		: error;
