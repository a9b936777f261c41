import type { Core } from '../Core';
import { packFolder } from '../pack/packFolder';
import type { FolderRow } from '../store/tables/drive';

/** Notifies the owner's clients of a new or changed folder after the transaction. */
export function announceFolder({ db, bus }: Core, type: 'folderCreated' | 'folderUpdated', folder: FolderRow): void {
	db.afterCommit(() => bus.emit('drive', { userId: folder.userId, type, body: packFolder(folder) }));
}
