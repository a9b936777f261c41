import type { entities } from 'misskey-js';
import type { Core } from '../Core';
import { folderPath } from '../drive/folderPath';
import { dateOfId } from '../store/IdSource';
import { type FolderRow, files, folders } from '../store/tables/drive';

/** A folder in lists and streams. */
export const packFolder = ({ id, name, parentId }: FolderRow): entities.DriveFolder => ({
	id,
	createdAt: dateOfId(id),
	name,
	parentId,
});

/** A single folder, with the number of its direct items, and its parent folders. */
export function packFolderAround(core: Core, folder: FolderRow): entities.DriveFolder {
	let packed: entities.DriveFolder | null = null;
	for (const row of folderPath(core, folder).reverse()) {
		packed = { ...packFolder(row), ...countInside(core, row), ...(packed ? { parent: packed } : {}) };
	}
	return packed ?? packFolder(folder);
}

const countInside = ({ db }: Core, { id }: FolderRow) => ({
	foldersCount: db.count(folders, 't.parentId = ?', id),
	filesCount: db.count(files, 't.folderId = ?', id),
});
