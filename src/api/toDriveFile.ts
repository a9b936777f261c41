import type { DriveFile } from '@/domain/drive/DriveFile';
import type { WireFile } from '@/wire/entities';

/** Missing and null fields get harmless defaults. Null if there is no URL, as nothing could be shown. */
export function toDriveFile(file: WireFile): DriveFile | null {
	if (!file.url) return null;
	return {
		id: file.id,
		name: file.name ?? '',
		type: file.type ?? 'application/octet-stream',
		url: file.url,
		thumbnailUrl: file.thumbnailUrl ?? null,
		blurhash: file.blurhash ?? null,
		isSensitive: file.isSensitive ?? false,
		comment: file.comment || null,
		size: file.size ?? 0,
		userId: file.userId ?? null,
		...dimensions(file.properties),
	};
}

/** Pixels as shown: EXIF orientations from 5 on swap width and height. */
function dimensions(properties: WireFile['properties']): { width: number | null; height: number | null } {
	const width = properties?.width || null;
	const height = properties?.height || null;
	return (properties?.orientation ?? 1) >= 5 ? { width: height, height: width } : { width, height };
}
