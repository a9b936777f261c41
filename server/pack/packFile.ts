import type { entities } from 'misskey-js';
import type { Core } from '../Core';
import { dateOfId } from '../store/IdSource';
import { type FileRow, files } from '../store/tables/drive';

/**
 * A drive file for others and its owner, without its folder and owner embedded.
 * @param row a row of `files`
 */
export function packFile({ urls }: Core, row: FileRow): entities.DriveFile {
	return {
		id: row.id,
		createdAt: dateOfId(row.id),
		name: row.name,
		type: row.type,
		md5: row.md5,
		size: row.size,
		isSensitive: row.isSensitive,
		blurhash: row.blurhash,
		properties: row.properties,
		url: urls.file(row.webpublicKey ?? row.accessKey),
		thumbnailUrl: row.thumbnailKey === null ? null : urls.file(row.thumbnailKey),
		comment: row.comment,
		folderId: row.folderId,
		folder: null,
		userId: row.userId,
		user: null,
	};
}

/** Packed files by id, in one query. */
export function packFiles(core: Core, ids: Iterable<string>): Map<string, entities.DriveFile> {
	const rows = core.db.byIds(files, ids);
	return new Map([...rows].map(([id, row]) => [id, packFile(core, row)]));
}
