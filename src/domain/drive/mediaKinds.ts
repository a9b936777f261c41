import { clamp } from '@/base/clamp';
import type { DriveFile } from './DriveFile';

export type MediaKind = 'image' | 'video' | 'audio' | 'other';

/** Types that browsers show inline. Not SVG, which the server serves for download only. */
const SHOWN = new Set(
	[
		['image/png', 'image/gif', 'image/jpeg', 'image/webp', 'image/avif', 'image/apng', 'image/bmp', 'image/tiff'],
		['image/x-icon', 'image/vnd.mozilla.apng'],
		['video/ogg', 'video/mp4', 'video/quicktime', 'video/mpeg', 'video/webm', 'video/x-m4v', 'video/3gpp'],
		['audio/ogg', 'audio/aac', 'audio/mpeg', 'audio/flac', 'audio/wav', 'audio/x-wav', 'audio/webm', 'audio/mp4'],
		['audio/x-m4a', 'audio/x-flac', 'audio/vnd.wave', 'audio/opus', 'application/ogg'],
	].flat(),
);

/** How a file is shown in a note, by its MIME type (rules/media#players). */
export function mediaKind(file: Pick<DriveFile, 'type'>): MediaKind {
	if (!SHOWN.has(file.type)) return 'other';
	if (file.type.startsWith('image/')) return 'image';
	return file.type.startsWith('video/') ? 'video' : 'audio';
}

/** Single pictures that are narrower or wider are cropped to these (width by height). */
const NARROWEST = 9 / 16;
const WIDEST = 3;
const UNKNOWN_RATIO = 4 / 3;

/** Width by height of the box for a single picture. Known before the picture is loaded, so that nothing moves. */
export function singleRatio(file: Pick<DriveFile, 'width' | 'height'>): number {
	if (!file.width || !file.height) return UNKNOWN_RATIO;
	return clamp(file.width / file.height, NARROWEST, WIDEST);
}
