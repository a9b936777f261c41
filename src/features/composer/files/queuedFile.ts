import type { DriveFile } from '@/domain/drive/DriveFile';
import type { UploadItem } from '@/domain/drive/UploadItem';

/** A file that will go up with the note, as it will be shown; what has no picture of its own is named. */
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
