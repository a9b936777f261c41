import type { UploadQueue } from '@/stores/uploads/UploadQueue';
import { showUploadError, uploadErrorText } from './showUploadError';

/** Adds files to a queue; reports those that would be refused in any form (rules/uploads#limits). */
export function addFiles(queue: UploadQueue, files: readonly File[], folderId?: string | null): void {
	const refused = queue.add(files, folderId);
	const told = new Set<string>();
	for (const { error } of refused) {
		const reason = uploadErrorText(error);
		if (!told.has(reason)) void showUploadError(error);
		told.add(reason);
	}
}
