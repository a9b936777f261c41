import { toDriveFile } from '@/api/toDriveFile';
import type { DriveFile } from '@/domain/drive/DriveFile';
import type { WireModeratedFile } from '@/wire/endpoints/ModerationEndpoints';

/** A file as moderators see it. */
export interface ModeratedFile {
	readonly id: string;
	readonly name: string;
	/** What is shown of it; null where it has no address. */
	readonly file: DriveFile | null;
	/** Null: the server itself. */
	readonly ownerId: string | null;
	readonly isSensitive: boolean;
	/** Milliseconds since the epoch. */
	readonly createdAt: number | null;
	readonly md5: string | null;
	readonly folderId: string | null;
	/** The original's; `file` has that of the copy for the web, if there is one. */
	readonly address: string | null;
	/** Where it was taken from. */
	readonly source: string | null;
	/** From which address it was sent, where the server keeps and tells that. */
	readonly sentFrom: string | null;
}

/** What is missing or null on the wire becomes the harmless value. */
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
