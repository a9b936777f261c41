import type { DroppedFolder } from '@/platform/droppedFiles';
import { appEvents } from '@/stores/appEvents';
import type { UploadQueue } from '@/stores/uploads/UploadQueue';
import { NAME_RULES } from '../driveFile/askAboutFile';
import { addFiles } from './addFiles';

/**
 * Makes the folders of the device in the drive, and puts their files into the queue, each to go into its own.
 * @param parentId where they go; null: to the top
 * @throws what the server answered where a folder could not be made; what came before it stays
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
