import { NoRoom } from './NoRoom';

export interface ShareBounds {
	/** How many of one address may be under way. */
	max: number;
	/** How many bytes they may hold together; the oldest may go beyond. */
	maxBytes: number;
	/** How many may wait for their turn; further ones are refused. */
	maxWaiting: number;
}

/** Work that is under way. */
export interface Work {
	held: number;
}

/** Bounds the work of one address. What goes beyond waits until earlier work has ended. */
export class AddressShare {
	readonly #bounds: ShareBounds;
	/** Oldest first. */
	readonly #underWay = new Set<Work>();
	readonly #waiting: (() => void)[] = [];
	/** Continue work that waits for bytes. */
	#paused: (() => void)[] = [];
	#taken = 0;
	#bytes = 0;

	constructor(bounds: ShareBounds) {
		this.#bounds = bounds;
	}

	get isUnused(): boolean {
		return this.#taken === 0;
	}

	/**
	 * Takes a place, which `leave` frees.
	 * @returns undefined if there was one, otherwise resolves when there is
	 * @throws NoRoom if too many are waiting
	 */
	enter(): Promise<void> | undefined {
		if (this.#taken < this.#bounds.max) {
			this.#taken++;
			return;
		}
		if (this.#waiting.length >= this.#bounds.maxWaiting) throw new NoRoom('too many are waiting');
		return new Promise(begin => {
			this.#waiting.push(begin);
		});
	}

	leave(): void {
		const next = this.#waiting.shift();
		if (next) next();
		else this.#taken--;
	}

	begin(): Work {
		const work = { held: 0 };
		this.#underWay.add(work);
		return work;
	}

	/** Resolves when the work may hold `bytes` more. The oldest work never waits, so that some work always goes on. */
	async take(work: Work, bytes: number): Promise<void> {
		while (this.#bytes + bytes > this.#bounds.maxBytes && !this.#isOldest(work)) {
			await new Promise<void>(resume => {
				this.#paused.push(resume);
			});
		}
		this.#bytes += bytes;
		work.held += bytes;
	}

	end(work: Work): void {
		this.#underWay.delete(work);
		this.#bytes -= work.held;
		const paused = this.#paused;
		this.#paused = [];
		for (const resume of paused) resume();
	}

	#isOldest(work: Work): boolean {
		const [oldest] = this.#underWay;
		return oldest === work;
	}
}
