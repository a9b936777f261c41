import { availableParallelism } from 'node:os';
import sharp from 'sharp';

/** A picture that takes longer is reported as failed. */
const DRAWN_WITHIN_MS = 10_000;
/** Further requests are refused at once. */
const WAITING_MAX = 200;

// One thread per picture, as the queue limits how many are drawn at once.
sharp.concurrency(1);

/** The picture was not drawn: it took too long, too many were waiting, or the server is stopping. */
export class NotDrawn extends Error {}

/**
 * Draws pictures, one fewer at once than there are cores, so that a core is left for responses and memory use stays
 * low. A drawing that timed out keeps its place until the library finishes, as it still uses a core.
 */
export class PictureQueue {
	readonly #atOnce: number;
	readonly #waiting: { begin: () => void; refuse: (error: NotDrawn) => void }[] = [];
	readonly #running = new Set<Promise<unknown>>();
	readonly #closing = new AbortController();
	readonly #withinMs: number;
	#taken = 0;

	constructor(atOnce = Math.max(1, availableParallelism() - 1), withinMs = DRAWN_WITHIN_MS) {
		this.#atOnce = atOnce;
		this.#withinMs = withinMs;
	}

	/**
	 * Draws when it is its turn.
	 * @throws NotDrawn, or what the drawing throws
	 */
	async draw<Drawn>(work: () => Promise<Drawn>): Promise<Drawn> {
		if (this.#closing.signal.aborted) throw new NotDrawn('the server ends');
		if (this.#taken < this.#atOnce) this.#taken++;
		else await this.#turn();
		const drawing = work();
		this.#running.add(drawing);
		const end = () => {
			this.#running.delete(drawing);
			this.#passOn();
		};
		drawing.then(end, end);
		return this.#inTime(drawing);
	}

	/** Refuses waiting and running drawings. Resolves when the last one has released its thread. */
	async close(): Promise<void> {
		this.#closing.abort();
		for (const { refuse } of this.#waiting.splice(0)) refuse(new NotDrawn('the server ends'));
		await Promise.allSettled(this.#running);
	}

	/** Starts the oldest waiting one. */
	#passOn(): void {
		const next = this.#waiting.shift();
		if (next) next.begin();
		else this.#taken--;
	}

	#turn(): Promise<void> {
		if (this.#waiting.length >= WAITING_MAX) throw new NotDrawn('too many pictures at once');
		return new Promise((begin, refuse) => {
			this.#waiting.push({ begin, refuse });
		});
	}

	#inTime<Drawn>(drawing: Promise<Drawn>): Promise<Drawn> {
		const { signal } = this.#closing;
		return new Promise((resolve, reject) => {
			const end = () => reject(new NotDrawn('the server ends'));
			const timer = setTimeout(() => reject(new NotDrawn('took too long')), this.#withinMs);
			signal.addEventListener('abort', end);
			drawing.then(resolve, reject).finally(() => {
				clearTimeout(timer);
				signal.removeEventListener('abort', end);
			});
		});
	}
}
