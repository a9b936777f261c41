import { addFiles } from '@/blocks/uploads/addFiles';
import type { UploadChoices } from '@/domain/drive/UploadItem';
import type { UploadQueue } from '@/stores/uploads/UploadQueue';

/**
 * Adds a file with its choices to a queue.
 * @returns whether the account may upload it; if not, that is reported
 */
export function addUpload(queue: UploadQueue, upload: UploadChoices & { readonly file: File }): boolean {
	const { file, name, caption, isSensitive, compressionLevel, watermarkPresetId, effects } = upload;
	const before = queue.items.length;
	addFiles(queue, [file]);
	const fresh = queue.items[before];
	if (!fresh) return false;
	queue.change(fresh.id, { name, caption, isSensitive, compressionLevel, watermarkPresetId, effects });
	return true;
}
