import type { Core } from '../Core';
import { packFolder } from '../pack/packFolder';
import type { FolderRow } from '../store/tables/drive';

/** Tells the owner's open clients of a folder that was made or changed, once that is safe. */
export function tellOfFolder({ db, bus }: Core, type: 'folderCreated' | 'folderUpdated', folder: FolderRow): void {
	db.afterCommit(() => bus.emit('drive', { userId: folder.userId, type, body: packFolder(folder) }));
}
