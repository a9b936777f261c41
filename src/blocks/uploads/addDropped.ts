import { text } from '@/i18n/text';
import type { Dropped } from '@/platform/droppedFiles';
import type { UploadQueue } from '@/stores/uploads/UploadQueue';
import { waitFor } from '@/ui/dialog/waiting';
import { showError } from '../actions/showError';
import { showDriveRefusal } from '../driveFile/driveRefusal';
import { addFiles } from './addFiles';
import { addFolders } from './addFolders';

/** Adds dropped files and folders to an upload queue of the drive; reports failures. */
export async function addDropped(
	queue: UploadQueue,
	{ files, readFolders }: Dropped,
	folderId: string | null,
): Promise<void> {
	addFiles(queue, files, folderId);
	if (!readFolders) return;
	const work = readFolders().then(folders => addFolders(queue, folders, folderId));
	await waitFor(work, text.uploads.readingFolders).catch(showDriveRefusal).catch(showError);
}
