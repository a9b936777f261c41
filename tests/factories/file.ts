import type { DriveFile } from '@/domain/drive/DriveFile';

let count = 0;

/** A picture of 1600 × 1200; ids count up. */
export function file(change: Partial<DriveFile> = {}): DriveFile {
	const id = `file${++count}`;
	return {
		id,
		name: `${id}.webp`,
		type: 'image/webp',
		url: `https://home.example/files/${id}`,
		thumbnailUrl: `https://home.example/files/thumbnail-${id}`,
		blurhash: 'LEHV6nWB2yk8pyo0adR*.7kCMdnj',
		isSensitive: false,
		comment: null,
		size: 120_000,
		userId: 'user1',
		width: 1600,
		height: 1200,
		...change,
	};
}
