import type { UploadQueue } from '@/stores/uploads/UploadQueue';
import { addUpload } from './addUpload';

/**
 * Moves files that aren't uploaded yet to another queue, with their choices. Files that its account may not upload are
 * reported and stay.
 */
export function moveUploads(from: UploadQueue, to: UploadQueue): void {
	if (from === to) return;
	for (const item of from.items) if (addUpload(to, item)) from.remove(item.id);
}
