import { clamp } from '@/base/clamp';
import { encodeCanvas } from '../encode/encodeCanvas';
import type { Area, CropRequest, Encoding, ResizedImage, Size } from '../image.protocol';
import { free, type Studio } from '../layers/studio';
import { sizeOfPixels } from '../size/imageSizes';

/** The area in whole pixels, clamped to the picture; at least one pixel. */
export function areaWithin(area: Area, picture: Size): Area {
	const left = clamp(Math.round(area.x), 0, picture.width - 1);
	const top = clamp(Math.round(area.y), 0, picture.height - 1);
	const right = Math.min(picture.width, Math.round(area.x + area.width));
	const bottom = Math.min(picture.height, Math.round(area.y + area.height));
	return { x: left, y: top, width: Math.max(1, right - left), height: Math.max(1, bottom - top) };
}

/** Decodes, crops and encodes. Only pixels are kept, so no metadata survives. */
export async function cropImage(
	{ blob, area, encodings, canvasPixels }: CropRequest,
	studio: Pick<Studio, 'decode' | 'createCanvas'>,
): Promise<ResizedImage> {
	const bitmap = await studio.decode(blob);
	try {
		const { x, y, width, height } = areaWithin(area, bitmap);
		const size = sizeOfPixels({ width, height }, canvasPixels);
		const canvas = studio.createCanvas(size);
		try {
			canvas.pen.imageSmoothingQuality = 'medium';
			canvas.pen.drawImage(bitmap, x, y, width, height, 0, 0, size.width, size.height);
			const result = await encodeCanvas(canvas, size, encodings);
			return { blob: result, type: result.type as Encoding['type'], ...size };
		} finally {
			free(canvas);
		}
	} finally {
		bitmap.close();
	}
}
