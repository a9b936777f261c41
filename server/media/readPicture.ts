import { open } from 'node:fs/promises';
import { SNIFFED_BYTES, sniffType } from '../drive/sniffType';
import type { TakeBytes } from './WorkRoom';

/** The source exists, but isn't a picture, or is one that is too large. */
export class NoPicture extends Error {}

/**
 * Reads a picture from the disk. Of other files only the first bytes are read.
 * @throws NoPicture
 */
export async function readPicture(path: string, maxBytes: number, take: TakeBytes): Promise<Buffer> {
	const file = await open(path);
	try {
		const { size } = await file.stat();
		if (size > maxBytes) throw new NoPicture(`${size} bytes`);
		const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(SNIFFED_BYTES), position: 0 });
		checkPicture(buffer.subarray(0, bytesRead));
		await take(size);
		return await file.readFile();
	} finally {
		await file.close();
	}
}

/**
 * The type of a picture.
 * @throws NoPicture for other files
 */
export function checkPicture(bytes: Buffer): string {
	const type = sniffType(bytes.subarray(0, SNIFFED_BYTES));
	if (!type.startsWith('image/')) throw new NoPicture(type);
	return type;
}
