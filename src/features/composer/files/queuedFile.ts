import type { DriveFile } from '@/domain/drive/DriveFile';
import type { UploadItem } from '@/domain/drive/UploadItem';

/** A file of the queue as the preview shows it; one without a preview picture is shown by its name. */
export function queuedFile({ id, name, file, prepared, preview, isSensitive, caption }: UploadItem): DriveFile {
	const { size, type } = prepared?.blob ?? file;
	return {
		id,
		name: prepared?.name ?? name,
		type: preview === null ? 'application/octet-stream' : type,
		url: preview ?? '',
		thumbnailUrl: preview,
		blurhash: null,
		isSensitive,
		comment: caption,
		size,
		userId: null,
		width: null,
		height: null,
	};
}
