import type { DriveFile } from '@/domain/drive/DriveFile';
import type { WireFile } from '@/wire/entities';

/** What is missing or null on the wire becomes the harmless value. Null without an address: there is nothing to show. */
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

/** Pixels as shown: orientations from 5 on lie on their side. */
function dimensions(properties: WireFile['properties']): { width: number | null; height: number | null } {
	const width = properties?.width || null;
	const height = properties?.height || null;
	return (properties?.orientation ?? 1) >= 5 ? { width: height, height: width } : { width, height };
}
