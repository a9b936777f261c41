import { QUEUE_LIMIT } from './feedEntries';

/** The notes that a feed has heard of and not taken in yet, newest first. */
export class Arrivals {
	#ids: readonly string[] = [];
	/** How many of them the source was told of; these are the oldest. */
	#told = 0;
	/** Whether older ones were dropped since the last `take`. */
	#hasDropped = false;

	get ids(): readonly string[] {
		return this.#ids;
	}

	/** @returns the ids that were dropped, as the queue is full */
	add(id: string): readonly string[] {
		const ids = [id, ...this.#ids];
		const kept = ids.length > QUEUE_LIMIT * 2 ? QUEUE_LIMIT + 1 : ids.length;
		this.#ids = ids.slice(0, kept);
		this.#hasDropped ||= kept < ids.length;
		this.#told = Math.max(0, this.#told - (ids.length - kept));
		return ids.slice(kept);
	}

	/** @returns the id as often as it was among them */
	remove(id: string): readonly string[] {
		const told = this.#ids.slice(this.#ids.length - this.#told);
		this.#told = told.filter(each => each !== id).length;
		const removed = this.#ids.filter(each => each === id);
		this.#ids = this.#ids.filter(each => each !== id);
		return removed;
	}

	/** Those of which the source wasn't told; it is told of them now. */
	tell(): readonly string[] {
		const untold = this.#ids.slice(0, this.#ids.length - this.#told);
		this.#told = this.#ids.length;
		return untold;
	}

	/** Takes all out. @returns them, those of which the source wasn't told, and whether older ones were dropped */
	take(): { readonly ids: readonly string[]; readonly untold: readonly string[]; readonly hasDropped: boolean } {
		const ids = this.#ids;
		const untold = this.tell();
		const hasDropped = this.#hasDropped;
		this.#ids = [];
		this.#told = 0;
		this.#hasDropped = false;
		return { ids, untold, hasDropped };
	}
}
