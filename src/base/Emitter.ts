/**
 * Calls every listener in the order of subscription. A listener that throws doesn't keep the others from being called.
 */
export class Emitter<Events extends object> {
	readonly #listeners = new Map<keyof Events, Set<(payload: never) => void>>();

	/** @returns the function that unsubscribes */
	on<K extends keyof Events>(event: K, listener: (payload: Events[K]) => void): () => void {
		let set = this.#listeners.get(event);
		if (!set) {
			set = new Set();
			this.#listeners.set(event, set);
		}
		set.add(listener);
		return () => set.delete(listener);
	}

	emit<K extends keyof Events>(event: K, payload: Events[K]): void {
		const set = this.#listeners.get(event);
		if (!set) return;
		for (const listener of [...set]) {
			try {
				(listener as (payload: Events[K]) => void)(payload);
			} catch (error) {
				console.error(error);
			}
		}
	}

	/** Whether the event has listeners. */
	has(event: keyof Events): boolean {
		return (this.#listeners.get(event)?.size ?? 0) > 0;
	}
}
