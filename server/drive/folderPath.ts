import type { Core } from '../Core';
import { type FolderRow, folders } from '../store/tables/drive';

/** A folder and its ancestors, innermost first. */
export function folderPath({ db }: Core, folder: FolderRow): FolderRow[] {
	const path = [folder];
	const seen = new Set([folder.id]);
	for (let parentId = folder.parentId; parentId !== null && !seen.has(parentId); ) {
		const parent = db.byId(folders, parentId);
		if (!parent) break;
		seen.add(parent.id);
		path.push(parent);
		parentId = parent.parentId;
	}
	return path;
}
