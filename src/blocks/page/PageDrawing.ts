import type { DriveFile } from '@/domain/drive/DriveFile';

/** What the blocks of a page have in common. */
export interface PageDrawing {
	readonly pageId: string;
	/** Who wrote it. */
	readonly userId: string;
	/** The pictures that came with it, by id. */
	readonly files: ReadonlyMap<string, DriveFile>;
}
