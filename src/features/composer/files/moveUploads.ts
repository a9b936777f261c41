import { addFiles } from '@/blocks/uploads/addFiles';
import type { UploadQueue } from '@/stores/uploads/UploadQueue';

/**
 * Hands files that have not gone up yet to another account's queue, with what was chosen for each. What that account may
 * not upload is told, and stays where it was.
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
