import { ContextLostError } from '../gl/ContextLostError';
import { LayerPainter } from '../gl/LayerPainter';
import type { Painting } from '../image.protocol';
import { drawTextures, textureKey } from './layerTextures';
import { type Canvas, free, type Studio } from './studio';

/** Draws layers onto pictures. Opens one WebGL context on first use, and another after a loss. */
export class LayerRenderer {
	readonly #studio: Studio;
	#painter: LayerPainter | null = null;
	#turn: Promise<unknown> = Promise.resolve();

	constructor(studio: Studio) {
		this.#studio = studio;
	}

	/** The longest side, in pixels, of a picture that can be painted. */
	get maxSide(): number {
		return this.#open().maxSide;
	}

	/**
	 * Paints onto the canvas itself.
	 * @returns addresses of pictures that could not be decoded
	 */
	async paint(canvas: Canvas, painting: Painting): Promise<readonly string[]> {
		const { painter, missing } = await this.#prepare(painting);
		const { width, height } = canvas.element;
		try {
			// While the picture is a texture, the canvas needn't hold its pixels too.
			const keyOf = (layer: Painting['layers'][number]) => textureKey(layer, painting);
			painter.paint(canvas.element, painting.layers, keyOf, () => free(canvas));
			Object.assign(canvas.element, { width, height });
			canvas.pen.drawImage(painter.surface.element, 0, 0);
			painter.assertIntact();
		} finally {
			painter.rest();
		}
		return missing;
	}

	/** The painted picture as a bitmap; the canvas stays unchanged. */
	async preview(canvas: Canvas, painting: Painting): Promise<ImageBitmap> {
		const { painter } = await this.#prepare(painting);
		painter.paint(canvas.element, painting.layers, layer => textureKey(layer, painting));
		const bitmap = await painter.surface.toBitmap();
		painter.assertIntact();
		return bitmap;
	}

	/**
	 * Runs work one at a time, and once more if the context was lost meanwhile: the work must be able to start over.
	 */
	async inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
		const before = this.#turn;
		const run = async () => {
			await before;
			try {
				return await work();
			} catch (error) {
				if (!(error instanceof ContextLostError)) throw error;
				this.#painter = null;
				return await work();
			}
		};
		const running = run();
		this.#turn = running.catch(() => {});
		return running;
	}

	async #prepare(painting: Painting): Promise<{ painter: LayerPainter; missing: readonly string[] }> {
		const painter = this.#open();
		const { drawn, missing } = await drawTextures(painting, key => painter.hasTexture(key), this.#studio);
		for (const [key, canvas] of drawn) {
			painter.addTexture(key, canvas.element);
			free(canvas);
		}
		return { painter, missing };
	}

	#open(): LayerPainter {
		if (this.#painter?.isLost) this.#painter = null;
		this.#painter ??= new LayerPainter(this.#studio.openGl());
		return this.#painter;
	}
}
