import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, readFile, stat } from 'node:fs/promises';
import type { Core } from '../Core';
import { ApiError, Refusal } from '../http/ApiError';
import { commonErrors } from '../http/commonErrors';
import { packOwnFile } from '../pack/packOwnFile';
import { type FileRow, files } from '../store/tables/drive';
import { profiles, type UserRow, users } from '../store/tables/users';
import { describeImage, type ImageDescription } from './describeImage';
import { freeBytes, MEBIBYTE } from './driveUsage';
import { keepBytes } from './keepBytes';
import { ownFolder } from './ownFolder';
import { type FileKeys, removeBytes } from './removeBytes';
import { isTypeAmong, SNIFFED_BYTES, sniffType } from './sniffType';

/** A file to store. Its bytes are at `path`, which is moved. */
export interface FileInput {
	path: string;
	name: string;
	folderId?: string | null;
	comment?: string | null;
	isSensitive?: boolean;
	/** Stores it even if the owner already has the same bytes. */
	force?: boolean;
	/** Its type, for a file that the server itself has written: the rules for uploads don't apply. */
	type?: string;
}

/**
 * Stores a file in a user's drive, with its small copies. If the same bytes are there already, returns that file.
 * @throws Refusal `noFreeSpace`, `maxFileSizeExceeded`, `unallowedFileType`; then nothing is left on the disk
 */
export async function storeFile(core: Core, owner: UserRow, input: FileInput): Promise<FileRow> {
	const { size } = await stat(input.path);
	const type = input.type ?? sniffType(await readHead(input.path));
	if (input.type === undefined) checkUpload(core, owner, type, size);
	const md5 = await hashFile(input.path);
	const known = sameBytes(core, owner, input, md5);
	if (known) return known;
	checkSpace(core, owner, size);
	const image = type.startsWith('image/') ? await describe(core, input.path, type) : null;
	const keys = await keepBytes(core, input.path, image);
	let kept = false;
	try {
		// Meanwhile other uploads may have stored the same bytes or filled the drive, or the owner may have been
		// deleted.
		const row = core.db.transaction(() => {
			if (!core.db.byId(users, owner.id)) throw new ApiError(commonErrors.authenticationFailed);
			return sameBytes(core, owner, input, md5) ?? insert(core, owner, { input, md5, size, type, image, keys });
		});
		kept = row.accessKey === keys.accessKey;
		return row;
	} finally {
		if (!kept) await removeBytes(core, keys);
	}
}

function checkUpload(core: Core, owner: UserRow, type: string, size: number): void {
	const policies = core.roles.policies(owner);
	if (!isTypeAmong(type, policies.uploadableFileTypes)) throw new Refusal('unallowedFileType');
	if (size > policies.maxFileSizeMb * MEBIBYTE) throw new Refusal('maxFileSizeExceeded');
}

function sameBytes({ db }: Core, owner: UserRow, { force }: FileInput, md5: string): FileRow | undefined {
	return force ? undefined : db.first(files, 'WHERE t.userId = ? AND t.md5 = ?', owner.id, md5);
}

interface Examined {
	input: FileInput;
	md5: string;
	/** Bytes. */
	size: number;
	type: string;
	image: ImageDescription | null;
	keys: FileKeys;
}

function insert(core: Core, owner: UserRow, { input, md5, size, type, image, keys }: Examined): FileRow {
	checkSpace(core, owner, size);
	const isMarked =
		core.roles.policies(owner).alwaysMarkNsfw ||
		core.db.exists(profiles, 't.userId = ? AND t.alwaysMarkNsfw = 1', owner.id);
	const row: FileRow = {
		id: core.ids.next(),
		userId: owner.id,
		folderId: input.folderId ? (ownFolder(core, owner.id, input.folderId)?.id ?? null) : null,
		name: input.name,
		type,
		md5,
		size,
		comment: input.comment ?? null,
		blurhash: image?.blurhash ?? null,
		properties: image ? { width: image.width, height: image.height } : {},
		isSensitive: input.isSensitive === true || isMarked,
		...keys,
		webpublicType: image?.webpublic?.type ?? null,
	};
	core.db.insert(files, row);
	core.db.afterCommit(() => {
		const body = packOwnFile(core, row);
		core.bus.emit('main', { userId: owner.id, type: 'driveFileCreated', body });
		core.bus.emit('drive', { userId: owner.id, type: 'fileCreated', body });
		core.bus.emit('file', row);
		core.bus.emit('fileCount', { file: row, change: 1 });
	});
	return row;
}

function checkSpace(core: Core, owner: UserRow, size: number): void {
	if (size > freeBytes(core, owner)) throw new Refusal('noFreeSpace');
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

/** An unreadable image, or one too large to draw, is stored without a preview. */
async function describe({ pictures }: Core, path: string, type: string): Promise<ImageDescription | null> {
	try {
		// By its bytes rather than its path, so that an SVG can't refer to other files beside it.
		const image = type === 'image/svg+xml' ? await readFile(path) : path;
		return await pictures.draw(() => describeImage(image));
	} catch {
		return null;
	}
}
