import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { FastifyRequest } from 'fastify';
import type { Core } from '../Core';
import { Refusal } from './ApiError';
import type { UploadedFile } from './endpoint';

export interface ReceivedForm {
	fields: Record<string, string>;
	file: UploadedFile | null;
	/** Removes the temporary file, if it is still there. */
	remove(): Promise<void>;
}

/**
 * Takes a multipart form: text fields and one file, which is written to a temporary folder inside the data folder (so
 * that it can be moved, not copied). Sizes are bounded by the multipart plugin's limits.
 * @throws Refusal `maxFileSizeExceeded`; an error with the status 400 for what is no form, or is cut off
 */
export async function receiveForm(core: Core, request: FastifyRequest): Promise<ReceivedForm> {
	const folder = await mkdtemp(join(core.uploadsFolder, 'form-'));
	const fields: Record<string, string> = {};
	const form: ReceivedForm = { fields, file: null, remove: () => rm(folder, { recursive: true, force: true }) };
	try {
		for await (const part of request.parts()) {
			if (part.type === 'field') {
				if (typeof part.value === 'string') fields[part.fieldname] = part.value;
			} else if (form.file) {
				part.file.resume();
			} else {
				const path = join(folder, 'file');
				await pipeline(part.file, createWriteStream(path));
				form.file = { path, name: part.filename, type: part.mimetype };
			}
		}
	} catch (error) {
		await form.remove();
		const isTooLarge = (error as { code?: string }).code === 'FST_REQ_FILE_TOO_LARGE';
		throw isTooLarge ? new Refusal('maxFileSizeExceeded') : blamed(error);
	}
	return form;
}

/** What the reader of forms says of one has no status, and would be taken for a fault of ours; the disk's faults are. */
const blamed = (error: unknown): unknown =>
	error instanceof Error && !('statusCode' in error) && !('syscall' in error)
		? Object.assign(error, { statusCode: 400 })
		: error;
