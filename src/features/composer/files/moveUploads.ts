import { addFiles } from '@/blocks/uploads/addFiles';
import type { UploadQueue } from '@/stores/uploads/UploadQueue';

/**
 * Moves files that aren't uploaded yet to another account's queue, with their choices. Files that the account may not
 * upload are reported and stay.
 */
export function moveUploads(from: UploadQueue, to: UploadQueue): void {
	if (from === to) return;
	for (const { id, file, name, caption, isSensitive, compressionLevel, watermarkPresetId, effects } of from.items) {
		const before = to.items.length;
		addFiles(to, [file]);
		const fresh = to.items[before];
		if (!fresh) continue;
		to.change(fresh.id, { name, caption, isSensitive, compressionLevel, watermarkPresetId, effects });
		from.remove(id);
	}
}
