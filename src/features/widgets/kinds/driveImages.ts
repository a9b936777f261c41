import { toDriveFile } from '@/api/toDriveFile';
import type { DriveFile } from '@/domain/drive/DriveFile';
import { mediaKind } from '@/domain/drive/mediaKinds';
import type { WireFile } from '@/wire/entities';

/** The pictures among files that a server sent. */
export const imagesOf = (files: readonly WireFile[]): readonly DriveFile[] =>
	files.flatMap(wire => {
		const file = toDriveFile(wire);
		return file && mediaKind(file) === 'image' ? [file] : [];
	});
