import type { Core } from '../Core';
import { type FolderRow, folders } from '../store/tables/drive';

/** A folder if it belongs to this user. */
export function ownFolder({ db }: Core, userId: string, folderId: string): FolderRow | undefined {
	const folder = db.byId(folders, folderId);
	return folder?.userId === userId ? folder : undefined;
}
