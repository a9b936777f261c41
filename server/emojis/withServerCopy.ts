import { copyFile } from 'node:fs/promises';
import type { Core } from '../Core';
import { deleteFile } from '../drive/deleteFile';
import { filePath, newFileKey } from '../drive/FileKey';
import { type FileKeys, removeBytes } from '../drive/removeBytes';
import { Refusal } from '../http/ApiError';
import { type FileRow, files } from '../store/tables/drive';
import { emojis } from '../store/tables/server';

/**
 * Copies a drive file into one of the server itself, so that an emoji outlives the upload and its owner.
 * @param use what needs the copy, in one transaction with it; the copy is deleted if this throws
 * @throws Refusal `noSuchFile` if the bytes are gone, or what `use` throws
 */
export async function withServerCopy<Made>(core: Core, file: FileRow, use: (copy: FileRow) => Made): Promise<Made> {
	const keys: FileKeys = {
		accessKey: newFileKey(),
		thumbnailKey: file.thumbnailKey && newFileKey('thumbnail-'),
		webpublicKey: file.webpublicKey && newFileKey('webpublic-'),
	};
	let isUsed = false;
	try {
		await copyBytes(core, file, keys);
		const made = core.db.transaction(() => {
			const copy: FileRow = { ...file, ...keys, id: core.ids.next(), userId: null, folderId: null };
			core.db.insert(files, copy);
			core.db.afterCommit(() => {
				core.bus.emit('file', copy);
				core.bus.emit('fileCount', { file: copy, change: 1 });
			});
			return use(copy);
		});
		isUsed = true;
		return made;
	} finally {
		if (!isUsed) await removeBytes(core, keys);
	}
}

async function copyBytes({ filesFolder }: Core, from: FileKeys, to: FileKeys): Promise<void> {
	for (const kind of ['accessKey', 'thumbnailKey', 'webpublicKey'] as const) {
		const [source, target] = [from[kind], to[kind]].map(key => (key === null ? null : filePath(filesFolder, key)));
		if (!source || !target) continue;
		await copyFile(source, target).catch((error: unknown) => {
			throw (error as NodeJS.ErrnoException).code === 'ENOENT' ? new Refusal('noSuchFile') : error;
		});
	}
}

/** Deletes the server's file that an emoji had, once no emoji has it. Files of people stay. */
export function dropServerCopy(core: Core, fileId: string | null): void {
	const file = fileId === null ? undefined : core.db.byId(files, fileId);
	if (!file || file.userId !== null || core.db.exists(emojis, 't.fileId = ?', file.id)) return;
	deleteFile(core, file);
}
