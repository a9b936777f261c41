import type { DroppedFolder } from '@/platform/droppedFiles';
import { appEvents } from '@/stores/appEvents';
import type { UploadQueue } from '@/stores/uploads/UploadQueue';
import { NAME_RULES } from '../driveFile/askAboutFile';
import { addFiles } from './addFiles';

/**
 * Creates the device's folders in the drive, and adds their files to the queue.
 * @param parentId the parent folder; null for the root
 * @throws the error of a folder that could not be created; earlier ones remain
 */
export async function addFolders(
	queue: UploadQueue,
	folders: readonly DroppedFolder[],
	parentId: string | null,
): Promise<void> {
	const { session } = queue;
	for (const { name, files, folders: inner } of folders) {
		const wanted = { name: name.slice(0, NAME_RULES.maxLength), parentId };
		const { id } = await session.api.call('drive/folders/create', wanted);
		appEvents.emit('folderCreated', { session, folder: { id, ...wanted } });
		addFiles(queue, files, id);
		await addFolders(queue, inner, id);
	}
}
