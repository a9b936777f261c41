import { toDriveFile } from '@/api/toDriveFile';
import type { DriveFile } from '@/domain/drive/DriveFile';
import { pathTo } from '@/domain/paths/pathTo';
import type { WireFile, WireFolder } from '@/wire/entities';

/** A file of the user's drive. */
export interface OwnFile extends DriveFile {
	/** Null for the root. */
	readonly folderId: string | null;
	/** Milliseconds since the epoch. */
	readonly createdAt: number;
}

export interface DriveFolder {
	readonly id: string;
	readonly name: string;
	/** Null for the root. */
	readonly parentId: string | null;
}

/** An item of the drive's grid. */
export type DriveItem =
	| { readonly kind: 'folder'; readonly key: string; readonly folder: DriveFolder }
	| { readonly kind: 'file'; readonly key: string; readonly file: OwnFile };

const known = new WeakMap<object, DriveItem>();

/** Always the same object for the same file, so that a further page only renders its own items. */
export const fileItem = (file: OwnFile): DriveItem => keep(file, { kind: 'file', key: `file ${file.id}`, file });
export const folderItem = (folder: DriveFolder): DriveItem =>
	keep(folder, { kind: 'folder', key: `folder ${folder.id}`, folder });

function keep(what: object, fresh: DriveItem): DriveItem {
	const item = known.get(what) ?? fresh;
	known.set(what, item);
	return item;
}

export const nameOf = (item: DriveItem): string => (item.kind === 'file' ? item.file.name : item.folder.name);

/** Null for a file without a URL. */
export function toOwnFile(wire: WireFile): OwnFile | null {
	const file = toDriveFile(wire);
	return file && { ...file, folderId: wire.folderId ?? null, createdAt: Date.parse(wire.createdAt ?? '') || 0 };
}

export const toFolder = ({ id, name, parentId }: WireFolder): DriveFolder => ({
	id,
	name: name ?? '',
	parentId: parentId ?? null,
});

/** The folders from the root to this one. */
export function folderPath(folder: WireFolder): DriveFolder[] {
	return [...(folder.parent ? folderPath(folder.parent) : []), toFolder(folder)];
}

export const drivePath = (folderId: string | null): string =>
	folderId === null ? pathTo('drive') : pathTo('driveFolder', { folderId });
