import { copyFile, rename, writeFile } from 'node:fs/promises';
import type { Core } from '../Core';
import type { ImageDescription } from './describeImage';
import { filePath, newFileKey } from './FileKey';
import { type FileKeys, removeBytes } from './removeBytes';

/** Moves a file to its place and writes its small copies; if that fails, nothing is left. */
export async function keepBytes(core: Core, path: string, image: ImageDescription | null): Promise<FileKeys> {
	const keys: FileKeys = {
		accessKey: newFileKey(),
		thumbnailKey: image ? newFileKey('thumbnail-') : null,
		webpublicKey: image?.webpublic ? newFileKey('webpublic-') : null,
	};
	const place = (key: string): string => {
		const target = filePath(core.filesFolder, key);
		if (target === null) throw new Error(`no file key: ${key}`);
		return target;
	};
	try {
		await moveFile(path, place(keys.accessKey));
		if (image && keys.thumbnailKey !== null) await writeFile(place(keys.thumbnailKey), image.thumbnail);
		if (image?.webpublic && keys.webpublicKey !== null)
			await writeFile(place(keys.webpublicKey), image.webpublic.bytes);
	} catch (error) {
		await removeBytes(core, keys);
		throw error;
	}
	return keys;
}

async function moveFile(from: string, to: string): Promise<void> {
	try {
		await rename(from, to);
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error;
		await copyFile(from, to);
	}
}
