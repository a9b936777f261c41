import type { ImageLayer } from '../image/imageLayers';

/**
 * Where an upload is (rules/uploads#states): it waits, is prepared, is ready, goes up; what arrived leaves the queue.
 * `failed`: the server or the connection refused it; `aborted`: the reader stopped it. Both can be started again.
 */
export type UploadState = 'queued' | 'preparing' | 'ready' | 'uploading' | 'failed' | 'aborted';

/** What somebody may choose for a file before it goes up. */
export interface UploadChoices {
	/** As it will be called in the drive; preparing may change its ending. */
	readonly name: string;
	readonly isSensitive: boolean;
	readonly caption: string | null;
	/** 0 none, 1 low, 2 medium, 3 high (rules/images#levels). */
	readonly compressionLevel: 0 | 1 | 2 | 3;
	readonly watermarkPresetId: string | null;
	readonly effects: readonly ImageLayer[];
}

/** A file on its way to the drive (rules/uploads#states). */
export interface UploadItem extends UploadChoices {
	readonly id: string;
	readonly file: File;
	/** Where in the drive it goes; null: in no folder. */
	readonly folderId: string | null;
	readonly state: UploadState;
	/** Bytes; null until something is on its way. */
	readonly progress: { readonly max: number; readonly value: number } | null;
	/** What goes up in the file's place; null until it is known. */
	readonly prepared: { readonly blob: Blob; readonly name: string; readonly isMakeshift?: true } | null;
	/** What the preparing could not do. */
	readonly warning: UploadWarning | null;
	/** An object URL of a picture that is small enough to be shown; null for other files and until there is one. */
	readonly preview: string | null;
	/** Why it failed. */
	readonly error: unknown;
}

/**
 * `tooLarge`: has too many pixels to be worked on here; `tooSmall`: has nothing to lose; `layers`: they could not be drawn;
 * `layerPicture`: a picture that is a layer could not be had, the other layers are on it.
 */
export type UploadWarning = 'tooLarge' | 'tooSmall' | 'layers' | 'layerPicture';

/** What is made smaller or drawn on, and what that makes of it; only what doesn't move (rules/images#which-pictures). */
export const PREPARED_TYPES: readonly string[] = ['image/jpeg', 'image/png', 'image/webp'];

export const canBePrepared = ({ type }: { readonly type: string }): boolean => PREPARED_TYPES.includes(type);

/**
 * Every item is ready: a note with them can be posted, which sends them first
 * (rules/composing#when-a-note-can-be-posted).
 */
export const areReady = (items: readonly UploadItem[]): boolean => items.every(({ state }) => state === 'ready');

/** Bytes of all that is here, and how many of them have gone up. */
export function overallProgress(items: readonly UploadItem[]): { max: number; value: number } {
	let max = 0;
	let value = 0;
	for (const { prepared, file, progress } of items) {
		const size = (prepared?.blob ?? file).size;
		max += size;
		if (progress && progress.max > 0) value += (size * progress.value) / progress.max;
	}
	return { max, value };
}

/**
 * How much of a run has gone up, in whole percent; what has arrived is no longer among the items.
 * @param total bytes when it began
 */
export function uploadedPercent(items: readonly UploadItem[], total: number): number {
	const { max, value } = overallProgress(items);
	return total > 0 ? Math.min(100, Math.max(0, Math.floor((100 * (total - max + value)) / total))) : 0;
}

/** Whether a policy's list of types (`image/*`, `text/plain`, `*` followed by `/*`) has the type. Nothing listed: all. */
export function isTypeAllowed(type: string, allowed: readonly string[]): boolean {
	if (allowed.length === 0) return true;
	return allowed.some(each => {
		const pattern = each.trim().toLowerCase();
		if (pattern === '*' || pattern === '*/*') return true;
		return pattern.endsWith('/*') ? type.startsWith(pattern.slice(0, -1)) : type === pattern;
	});
}
