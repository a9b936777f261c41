import { toDriveFile } from '@/api/toDriveFile';
import type { DriveFile } from '@/domain/drive/DriveFile';
import type { WireModeratedFile } from '@/wire/endpoints/ModerationEndpoints';

/** A file with the data for moderators. */
export interface ModeratedFile {
	readonly id: string;
	readonly name: string;
	/** The file for display; null if it has no URL. */
	readonly file: DriveFile | null;
	/** Null if it belongs to the server itself. */
	readonly ownerId: string | null;
	readonly isSensitive: boolean;
	/** Milliseconds since the epoch. */
	readonly createdAt: number | null;
	readonly md5: string | null;
	readonly folderId: string | null;
	/** The URL of the original; `file` has that of the web version, if there is one. */
	readonly address: string | null;
	/** The URL that it was downloaded from. */
	readonly source: string | null;
	/** The IP address of the uploader, if the server stores and shows it. */
	readonly sentFrom: string | null;
}

/** Missing and null fields get harmless defaults. */
export function toModeratedFile(told: WireModeratedFile): ModeratedFile {
	return {
		id: told.id,
		name: told.name ?? '',
		file: toDriveFile({ ...told, url: told.webpublicUrl ?? told.url ?? null }),
		ownerId: told.userId ?? null,
		isSensitive: told.isSensitive ?? false,
		createdAt: told.createdAt ? Date.parse(told.createdAt) : null,
		md5: told.md5 || null,
		folderId: told.folderId || null,
		address: told.url ?? null,
		source: told.uri ?? told.src ?? null,
		sentFrom: told.requestIp || null,
	};
}
