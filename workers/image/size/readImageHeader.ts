import type { Size } from '../image.protocol';

export interface ImageHeader extends Size {
	readonly type: 'image/jpeg' | 'image/png' | 'image/webp';
	readonly isAnimated: boolean;
	/** EXIF, XMP or IPTC: place, camera and the like. */
	readonly hasMetadata: boolean;
}

/** Enough bytes from the beginning of a file to find the size, even behind a camera's preview picture. */
export const HEADER_BYTES = 1024 * 1024;

/**
 * Reads the header of a picture file. The size is the stored one, before any rotation.
 * @returns null if it isn't a valid JPEG, PNG or WebP
 */
export function readImageHeader(bytes: Uint8Array): ImageHeader | null {
	const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
	try {
		if (view.getUint16(0) === 0xffd8) return readJpeg(view);
		if (view.getUint32(0) === 0x89504e47 && view.getUint32(4) === 0x0d0a1a0a) return readPng(view);
		if (letters(view, 0) === 'RIFF' && letters(view, 8) === 'WEBP') return readWebp(view);
	} catch (error) {
		if (!(error instanceof RangeError)) throw error;
	}
	return null;
}

/** APP1 holds EXIF and XMP, APP13 IPTC. */
const JPEG_METADATA = new Set([0xe1, 0xed]);
/** In the range of frame markers, but not frames: Huffman tables, extensions, arithmetic coding. */
const JPEG_NO_FRAME = new Set([0xc4, 0xc8, 0xcc]);

function readJpeg(view: DataView): ImageHeader | null {
	let hasMetadata = false;
	for (let at = 2; ; ) {
		if (view.getUint8(at) !== 0xff) return null;
		const marker = view.getUint8(at + 1);
		if (marker === 0xff) {
			at++;
			continue;
		}
		if (JPEG_METADATA.has(marker)) hasMetadata = true;
		if (marker >= 0xc0 && marker <= 0xcf && !JPEG_NO_FRAME.has(marker)) {
			const size = { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
			return sized({ type: 'image/jpeg', ...size, isAnimated: false, hasMetadata });
		}
		at += 2 + view.getUint16(at + 2);
	}
}

const PNG_METADATA = new Set(['eXIf', 'tEXt', 'iTXt', 'zTXt']);

function readPng(view: DataView): ImageHeader | null {
	if (letters(view, 12) !== 'IHDR') return null;
	const size = { width: view.getUint32(16), height: view.getUint32(20) };
	let isAnimated = false;
	let hasMetadata = false;
	for (let at = 33; at + 8 <= view.byteLength; at += 12 + view.getUint32(at)) {
		const chunk = letters(view, at + 4);
		if (chunk === 'acTL') isAnimated = true;
		if (PNG_METADATA.has(chunk)) hasMetadata = true;
	}
	return sized({ type: 'image/png', ...size, isAnimated, hasMetadata });
}

const WEBP_ANIMATED = 0x02;
const WEBP_METADATA = 0x04 | 0x08;

function readWebp(view: DataView): ImageHeader | null {
	const plain = { type: 'image/webp', isAnimated: false, hasMetadata: false } as const;
	switch (letters(view, 12)) {
		case 'VP8 ':
			return sized({ ...plain, width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff });
		case 'VP8L': {
			const bits = view.getUint32(21, true);
			return sized({ ...plain, width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 });
		}
		case 'VP8X': {
			const flags = view.getUint8(20);
			const side = (at: number) => (view.getUint16(at, true) | (view.getUint8(at + 2) << 16)) + 1;
			return sized({
				type: 'image/webp',
				width: side(24),
				height: side(27),
				isAnimated: (flags & WEBP_ANIMATED) !== 0,
				hasMetadata: (flags & WEBP_METADATA) !== 0,
			});
		}
		default:
			return null;
	}
}

const sized = (header: ImageHeader): ImageHeader | null => (header.width > 0 && header.height > 0 ? header : null);

function letters(view: DataView, at: number): string {
	return String.fromCharCode(view.getUint8(at), view.getUint8(at + 1), view.getUint8(at + 2), view.getUint8(at + 3));
}
