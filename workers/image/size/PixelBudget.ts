import type { ImageLayer } from '@/domain/image/imageLayers';
import type { Size } from '../image.protocol';
import { pixelsOf } from './imageSizes';

const PIXELS_PER_GIGABYTE = 16_000_000;
const UNKNOWN_GIGABYTES = 4;

/** The most pixels to process at once, by the device's memory (as the browser reports it: gigabytes, 8 at most). */
export const pixelLimit = (deviceMemory: number | undefined): number =>
	PIXELS_PER_GIGABYTE * (deviceMemory ?? UNKNOWN_GIGABYTES);

/** The drawing buffer and the picture. Several layers, or a blur in several passes, need a second picture. */
const ONE_PASS_COPIES = 2;
const COPIES = 3;

/**
 * The most pixels held at once while painting: first the picture and the canvas it is fitted into, then the textures (a
 * worker's memory is limited by counting them).
 */
export function paintingPixels(source: Size, target: Size, layers: readonly ImageLayer[]): number {
	const isOnePass = layers.length === 1 && layers[0]?.type !== 'blur';
	return Math.max(pixelsOf(source) + pixelsOf(target), pixelsOf(target) * (isOnePass ? ONE_PASS_COPIES : COPIES));
}

interface Waiting {
	readonly pixels: number;
	start(): void;
}

/** Lets pictures wait, in order, until those before them have released enough pixels. */
export class PixelBudget {
	readonly limit: number;
	readonly #queue: Waiting[] = [];
	#used = 0;

	constructor(limit: number) {
		this.limit = limit;
	}

	/**
	 * Waits for room. Rejects only by its signal; callers refuse pictures above the limit first.
	 * @returns the function that releases the room; may be called twice
	 */
	async take(pixels: number, signal?: AbortSignal): Promise<() => void> {
		signal?.throwIfAborted();
		await new Promise<void>((resolve, reject) => {
			const waiting: Waiting = {
				pixels,
				start: () => {
					signal?.removeEventListener('abort', onAbort);
					resolve();
				},
			};
			const onAbort = () => {
				this.#queue.splice(this.#queue.indexOf(waiting), 1);
				reject(signal?.reason as Error);
				this.#advance();
			};
			signal?.addEventListener('abort', onAbort, { once: true });
			this.#queue.push(waiting);
			this.#advance();
		});
		let isTaken = true;
		return () => {
			if (!isTaken) return;
			isTaken = false;
			this.#used -= pixels;
			this.#advance();
		};
	}

	#advance(): void {
		for (let next = this.#queue[0]; next && this.#used + next.pixels <= this.limit; next = this.#queue[0]) {
			this.#queue.shift();
			this.#used += next.pixels;
			next.start();
		}
	}
}
