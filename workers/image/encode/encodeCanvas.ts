import type { Encoding, Size } from '../image.protocol';
import type { Canvas } from '../layers/studio';

/**
 * The canvas's picture in the first of the types that this browser writes. A JPEG is on white.
 * @throws Error where it writes none of them
 */
export async function encodeCanvas(canvas: Canvas, size: Size, encodings: readonly Encoding[]): Promise<Blob> {
	for (const encoding of encodings) {
		if (unwritable.has(encoding.type)) continue;
		if (encoding.type === 'image/jpeg') fillBehind(canvas, size);
		const blob = await canvas.encode(encoding);
		if (blob.type === encoding.type) return blob;
		unwritable.add(encoding.type);
	}
	throw new Error('Failed to convert canvas to blob');
}

/** Types that this browser has turned out not to write. */
const unwritable = new Set<string>();

/** JPEG has no transparency; what shows through would be black. */
function fillBehind({ pen }: Canvas, { width, height }: Size): void {
	pen.globalCompositeOperation = 'destination-over';
	pen.fillStyle = '#fff';
	pen.fillRect(0, 0, width, height);
}
