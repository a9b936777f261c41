import { clamp } from '@/base/clamp';
import type { ImageLayer } from '../image/imageLayers';

/**
 * The state of an upload (rules/uploads#states). Uploaded items leave the queue. `failed`: refused by the server, or
 * the connection failed; `aborted`: stopped by the user. Both can be retried.
 */
export type UploadState = 'queued' | 'preparing' | 'ready' | 'uploading' | 'failed' | 'aborted';

/** What the user can choose for a file before it is uploaded. */
export interface UploadChoices {
	/** The file's name in the drive; preparing may change its extension. */
	readonly name: string;
	readonly isSensitive: boolean;
	readonly caption: string | null;
	/** 0 none, 1 low, 2 medium, 3 high (rules/images#levels). */
	readonly compressionLevel: 0 | 1 | 2 | 3;
	readonly watermarkPresetId: string | null;
	readonly effects: readonly ImageLayer[];
}

/** A file in the upload queue (rules/uploads#states). */
export interface UploadItem extends UploadChoices {
	readonly id: string;
	readonly file: File;
	/** The folder of the drive that it is uploaded to; null for the root, undefined for the one of the settings. */
	readonly folderId: string | null | undefined;
	readonly state: UploadState;
	/** Bytes; null before the upload has started. */
	readonly progress: { readonly max: number; readonly value: number } | null;
	/** When it is sent again after a refusal by a rate limit, in milliseconds since the epoch. */
	readonly waitsUntil?: number | null;
	/** The file that is uploaded instead of the original; null until it is prepared. */
	readonly prepared: { readonly blob: Blob; readonly name: string; readonly isMakeshift?: true } | null;
	/** What went wrong while preparing. */
	readonly warning: UploadWarning | null;
	/** An object URL of a small preview picture; null for other files, and until there is one. */
	readonly preview: string | null;
	/** Why it failed. */
	readonly error: unknown;
}

/**
 * `tooLarge`: too many pixels to be processed on this device. `tooSmall`: compression wouldn't help. `layers`: the
 * layers couldn't be drawn. `layerPicture`: the picture of a layer couldn't be loaded; the other layers are drawn.
 */
export type UploadWarning = 'tooLarge' | 'tooSmall' | 'layers' | 'layerPicture';

/**
 * The types of still pictures that can be resized and drawn on, in the order of preference for the result
 * (rules/images#which-pictures).
 */
export const PREPARED_TYPES: readonly string[] = ['image/jpeg', 'image/png', 'image/webp'];

export const canBePrepared = ({ type }: { readonly type: string }): boolean => PREPARED_TYPES.includes(type);

/**
 * Whether every item is ready. A note with ready items can be posted: they are uploaded first
 * (rules/composing#when-a-note-can-be-posted).
 */
export const areReady = (items: readonly UploadItem[]): boolean => items.every(({ state }) => state === 'ready');

/** The total size in bytes, and the bytes uploaded. */
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
 * Progress in whole percent. Finished items have left the list, hence `total`.
 * @param total bytes when the uploads started
 */
export function uploadedPercent(items: readonly UploadItem[], total: number): number {
	const { max, value } = overallProgress(items);
	return total > 0 ? clamp(Math.floor((100 * (total - max + value)) / total), 0, 100) : 0;
}

/**
 * Whether a policy's list of types (`image/*`, `text/plain`, `*` followed by `/*`) contains the type. An empty list
 * allows all.
 */
export function isTypeAllowed(type: string, allowed: readonly string[]): boolean {
	if (allowed.length === 0) return true;
	return allowed.some(each => {
		const pattern = each.trim().toLowerCase();
		if (pattern === '*' || pattern === '*/*') return true;
		return pattern.endsWith('/*') ? type.startsWith(pattern.slice(0, -1)) : type === pattern;
	});
}
