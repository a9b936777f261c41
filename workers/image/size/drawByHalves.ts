import type { Size } from '../image.protocol';
import { type Canvas, type CanvasElement, free, type Studio } from '../layers/studio';

/** Draws the picture onto a canvas of each size in turn and returns the last one. Closes the others. */
export function drawByHalves(
	picture: CanvasElement & { close?(): void },
	steps: readonly Size[],
	studio: Pick<Studio, 'createCanvas'>,
): Canvas {
	let last: Canvas | null = null;
	try {
		for (const step of steps) {
			const next = studio.createCanvas(step);
			next.pen.imageSmoothingQuality = 'medium';
			next.pen.drawImage(last?.element ?? picture, 0, 0, step.width, step.height);
			if (last) free(last);
			else picture.close?.();
			last = next;
		}
	} catch (error) {
		picture.close?.();
		if (last) free(last);
		throw error;
	}
	if (!last) throw new Error('There is no size to draw.');
	return last;
}
