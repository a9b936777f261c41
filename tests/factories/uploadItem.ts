import type { UploadItem } from '@/domain/drive/UploadItem';

/** A picture that is ready to be uploaded. */
export function uploadItem(change: Partial<UploadItem> = {}): UploadItem {
	const file = new File(['pixels'], 'sea.jpg', { type: 'image/jpeg' });
	return {
		...{ id: 'sea', name: file.name, file, folderId: null, state: 'ready' },
		...{ isSensitive: false, caption: null, compressionLevel: 2, watermarkPresetId: null, effects: [] },
		...{ progress: null, prepared: { blob: file, name: file.name }, warning: null, preview: null, error: null },
		...change,
	};
}
