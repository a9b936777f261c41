import { encode } from 'blurhash';
import sharp, { type Metadata, type ResizeOptions, type Sharp } from 'sharp';
import { pixelLimit } from './pixelLimit';

/** What is stored about an image in addition to its bytes. */
export interface ImageDescription {
	/** As shown, with the orientation applied. */
	width: number;
	height: number;
	blurhash: string;
	/** WebP without metadata. */
	thumbnail: Buffer;
	/** A public copy, if the original has metadata (location, serial number) or can't be shown by browsers. */
	webpublic: { bytes: Buffer; type: string } | null;
}

const THUMBNAIL_SIDE = 640;
const WEBPUBLIC_SIDE = 2048;
const HASHED_SIDE = 32;
const HASH_PARTS = 5;
/** The library stops by itself after this time, if it can. */
const DRAWN_WITHIN_SECONDS = 8;

/** Formats that browsers can show. */
const SHOWABLE = new Set(['png', 'jpeg', 'webp', 'gif']);

/** The picture has more pixels than the server draws. */
export class TooManyPixels extends Error {}

/** Opens an image that is known to be harmless. */
export const openImage = (input: Buffer | string, options: { animated?: boolean } = {}): Sharp =>
	sharp(input, { failOn: 'error', ...options }).timeout({ seconds: DRAWN_WITHIN_SECONDS });

/**
 * Opens an untrusted image; the first frame of animations unless `animated`. Only its header has been read.
 * @throws TooManyPixels
 */
export async function openForeignImage(
	input: Buffer | string,
	options: { animated?: boolean } = {},
): Promise<{ image: Sharp; metadata: Metadata }> {
	const metadata = await openImage(input, options).metadata();
	const { width, height, pageHeight = height, pages = 1 } = metadata;
	const pixels = width * pageHeight * (options.animated ? pages : 1);
	if (pixels > pixelLimit(metadata)) throw new TooManyPixels();
	return { image: openImage(input, options), metadata };
}

/**
 * Reads an image and makes its small copies.
 * @throws Error if it can't be read
 */
export async function describeImage(input: Buffer | string): Promise<ImageDescription> {
	const { image, metadata } = await openForeignImage(input);
	const isTurned = (metadata.orientation ?? 1) >= 5;
	const [width, height] = isTurned ? [metadata.height, metadata.width] : [metadata.width, metadata.height];
	const thumbnail = await image
		.rotate()
		.resize(thumbnailSize(width, height))
		.webp({ quality: 76, effort: 2 })
		.toBuffer();
	return {
		width,
		height,
		blurhash: await hashImage(thumbnail),
		thumbnail,
		webpublic: await makeWebpublic(input, metadata),
	};
}

/** The whole image, or its middle where one side is more than twice the other: the whole would be a few pixels wide. */
function thumbnailSize(width: number, height: number): ResizeOptions {
	const [short, long] = [Math.min(width, height), Math.max(width, height)];
	if (long <= 2 * short) {
		return { width: THUMBNAIL_SIDE, height: THUMBNAIL_SIDE, fit: 'inside', withoutEnlargement: true };
	}
	const side = Math.min(short, THUMBNAIL_SIDE / 2);
	return width < height ? { width: side, height: 2 * side } : { width: 2 * side, height: side };
}

/** The blurhash of an image whose orientation is already applied. */
export async function hashImage(input: Buffer): Promise<string> {
	const { data, info } = await openImage(input)
		.resize(HASHED_SIDE, HASHED_SIDE, { fit: 'inside' })
		.ensureAlpha()
		.raw()
		.toBuffer({ resolveWithObject: true });
	return encode(new Uint8ClampedArray(data), info.width, info.height, HASH_PARTS, HASH_PARTS);
}

async function makeWebpublic(
	input: Buffer | string,
	{ format, orientation, exif, xmp, iptc, hasAlpha, pages }: Metadata,
): Promise<ImageDescription['webpublic']> {
	const hasMetadata = Boolean(exif ?? xmp ?? iptc) || (orientation ?? 1) !== 1;
	if (SHOWABLE.has(format) && (!hasMetadata || (pages ?? 1) > 1)) return null;
	const upright = openImage(input)
		.rotate()
		.resize(WEBPUBLIC_SIDE, WEBPUBLIC_SIDE, { fit: 'inside', withoutEnlargement: true });
	if (format === 'png' || format === 'svg' || hasAlpha)
		return { bytes: await upright.png().toBuffer(), type: 'image/png' };
	return { bytes: await upright.webp({ quality: 85, effort: 3 }).toBuffer(), type: 'image/webp' };
}
