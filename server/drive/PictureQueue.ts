import { availableParallelism } from 'node:os';
import sharp from 'sharp';

/** Who asked is told that it failed when a picture takes longer. */
const DRAWN_WITHIN_MS = 10_000;
/** Requests beyond are refused at once. */
const WAITING_MAX = 200;

// A picture is drawn by one thread: how many there are is for the queue to say.
sharp.concurrency(1);

/** The picture was not drawn: it took too long, there are too many, or the server ends. */
export class NotDrawn extends Error {}

/**
 * Where pictures are drawn: as many at once as there are cores but one, so that a core is left for answers, and so that
 * the memory of few is needed. A drawing that is out of time keeps its place until the library lets go of it, since it
 * still takes its core.
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

	/** Draws when it is its turn. @throws NotDrawn, or what the drawing throws */
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

	/** Refuses what waits and what is being drawn. Resolves when the last drawing has let go of its thread. */
	async close(): Promise<void> {
		this.#closing.abort();
		for (const { refuse } of this.#waiting.splice(0)) refuse(new NotDrawn('the server ends'));
		await Promise.allSettled(this.#running);
	}

	/** The place goes to the one who has waited longest. */
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
