import { rm } from 'node:fs/promises';
import type { Core } from '../Core';
import type { FileRow } from '../store/tables/drive';
import { filePath } from './FileKey';

/** The keys of a file's bytes and its small copies. */
export type FileKeys = Pick<FileRow, 'accessKey' | 'thumbnailKey' | 'webpublicKey'>;

/** Deletes a file and its small copies from the disk. Missing ones are no error. */
export async function removeBytes({ filesFolder }: Core, keys: FileKeys): Promise<void> {
	for (const key of [keys.accessKey, keys.thumbnailKey, keys.webpublicKey]) {
		const path = key === null ? null : filePath(filesFolder, key);
		if (path !== null) await rm(path, { force: true });
	}
}
