import type { Encoding, Size } from '../image.protocol';
import type { Canvas } from '../layers/studio';

/**
 * Encodes the canvas in the first type that this browser can write. A JPEG gets a white background.
 * @throws Error if it can write none
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

/** Types that this browser turned out not to support. */
const unwritable = new Set<string>();

/** JPEG has no transparency; transparent areas would become black. */
function fillBehind({ pen }: Canvas, { width, height }: Size): void {
	pen.globalCompositeOperation = 'destination-over';
	pen.fillStyle = '#fff';
	pen.fillRect(0, 0, width, height);
}
