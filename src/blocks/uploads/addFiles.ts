import type { UploadQueue } from '@/stores/uploads/UploadQueue';
import { showUploadError, uploadErrorText } from './showUploadError';

/** Puts files into a queue; tells of those that would be refused whatever is made of them (rules/uploads#limits). */
export function addFiles(queue: UploadQueue, files: readonly File[], folderId: string | null = null): void {
	const refused = queue.add(files, folderId);
	const told = new Set<string>();
	for (const { error } of refused) {
		const reason = uploadErrorText(error);
		if (!told.has(reason)) void showUploadError(error);
		told.add(reason);
	}
}
