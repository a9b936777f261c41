import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { copyFile, open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import type { Core } from '../Core';
import { Refusal } from '../http/ApiError';
import { packOwnFile } from '../pack/packOwnFile';
import { type FileRow, files, folders } from '../store/tables/drive';
import { profiles, type UserRow } from '../store/tables/users';
import { describeImage, type ImageDescription } from './describeImage';
import { usedBytes } from './driveUsage';
import { filePath, newFileKey } from './FileKey';
import { isTypeAmong, SNIFFED_BYTES, sniffType } from './sniffType';

const MEBIBYTE = 1024 * 1024;

/** A file to be kept. Its bytes are at `path`, which is moved away. */
export interface FileInput {
	path: string;
	name: string;
	folderId?: string | null;
	comment?: string | null;
	isSensitive?: boolean;
	/** Keep it even where the owner has the same bytes already. */
	force?: boolean;
}

/**
 * Puts a file into somebody's drive, with its small copies. The same bytes again give the file that is there.
 * @throws Refusal `noFreeSpace`, `maxFileSizeExceeded`, `unallowedFileType`
 */
export async function storeFile(core: Core, owner: UserRow, input: FileInput): Promise<FileRow> {
	const { size } = await stat(input.path);
	const type = sniffType(await readHead(input.path));
	const policies = core.roles.policies(owner);
	if (!isTypeAmong(type, policies.uploadableFileTypes)) throw new Refusal('unallowedFileType');
	if (size > policies.maxFileSizeMb * MEBIBYTE) throw new Refusal('maxFileSizeExceeded');
	const md5 = await hashFile(input.path);
	const known = input.force ? undefined : core.db.first(files, 'WHERE t.userId = ? AND t.md5 = ?', owner.id, md5);
	if (known) return known;
	checkSpace(core, owner, size);
	const image = type.startsWith('image/') ? await describe(input.path, type) : null;
	const keys = await keepBytes(core, input.path, image);
	return core.db.transaction(() => {
		// While the bytes were looked at, other uploads may have filled the drive.
		checkSpace(core, owner, size);
		const profile = core.db.first(profiles, 'WHERE t.userId = ?', owner.id);
		const folderId = input.folderId ?? null;
		const row: FileRow = {
			id: core.ids.next(),
			userId: owner.id,
			folderId:
				folderId !== null && core.db.exists(folders, 't.id = ? AND t.userId = ?', folderId, owner.id) ? folderId : null,
			name: input.name,
			type,
			md5,
			size,
			comment: input.comment ?? null,
			blurhash: image?.blurhash ?? null,
			properties: image ? { width: image.width, height: image.height } : {},
			isSensitive: input.isSensitive === true || profile?.alwaysMarkNsfw === true || policies.alwaysMarkNsfw,
			...keys,
			webpublicType: image?.webpublic?.type ?? null,
		};
		core.db.insert(files, row);
		core.db.afterCommit(() => {
			const body = packOwnFile(core, row);
			core.bus.emit('main', { userId: owner.id, type: 'driveFileCreated', body });
			core.bus.emit('drive', { userId: owner.id, type: 'fileCreated', body });
			core.bus.emit('file', row);
		});
		return row;
	});
}

function checkSpace(core: Core, owner: UserRow, size: number): void {
	const capacity = core.roles.policies(owner).driveCapacityMb * MEBIBYTE;
	if (usedBytes(core, owner.id) + size > capacity) throw new Refusal('noFreeSpace');
}

async function readHead(path: string): Promise<Buffer> {
	const handle = await open(path);
	try {
		const { buffer, bytesRead } = await handle.read(Buffer.alloc(SNIFFED_BYTES), 0, SNIFFED_BYTES, 0);
		return buffer.subarray(0, bytesRead);
	} finally {
		await handle.close();
	}
}

async function hashFile(path: string): Promise<string> {
	const hash = createHash('md5');
	for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer);
	return hash.digest('hex');
}

/** An image that can't be read is kept all the same, as a file without a preview. */
async function describe(path: string, type: string): Promise<ImageDescription | null> {
	try {
		// By its bytes and not by its path, so that a drawing can't name other files beside it.
		return await describeImage(type === 'image/svg+xml' ? await readFile(path) : path);
	} catch {
		return null;
	}
}

type Keys = Pick<FileRow, 'accessKey' | 'thumbnailKey' | 'webpublicKey'>;

/** Writes bytes and copies to their places; when that fails, nothing is left behind. */
async function keepBytes(core: Core, path: string, image: ImageDescription | null): Promise<Keys> {
	const keys: Keys = {
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
		for (const key of Object.values(keys)) if (key !== null) await rm(place(key), { force: true });
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
