import type { Dropped } from '@/platform/droppedFiles';
import type { UploadQueue } from '@/stores/uploads/UploadQueue';
import { addFiles } from './addFiles';
import { addFolders } from './addFolders';

/**
 * Adds dropped files and folders to an upload queue of the drive; reports failures.
 * @returns as `addFolders`
 */
export async function addDropped(
	queue: UploadQueue,
	{ files, readFolders }: Dropped,
	folderId: string | null,
): Promise<void> {
	addFiles(queue, files, folderId);
	if (readFolders) await addFolders(queue, readFolders, folderId);
}
