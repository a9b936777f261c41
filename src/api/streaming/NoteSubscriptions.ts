/** Counts the captures (`sr`, `un`) of each note, so that the server gets one message however many cards show it. */
export class NoteSubscriptions {
	readonly #counts = new Map<string, number>();
	readonly #send: (message: { type: string; body: unknown }) => void;

	constructor(send: (message: { type: string; body: unknown }) => void) {
		this.#send = send;
	}

	/** @returns the function that ends this subscription; calling it twice does no harm */
	subscribe(id: string): () => void {
		const count = this.#counts.get(id) ?? 0;
		this.#counts.set(id, count + 1);
		if (count === 0) this.#send({ type: 'sr', body: { id } });
		let ended = false;
		return () => {
			if (ended) return;
			ended = true;
			this.#unsubscribe(id);
		};
	}

	/** Subscribes to all of them again, after a reconnect. */
	restore(): void {
		for (const id of this.#counts.keys()) this.#send({ type: 'sr', body: { id } });
	}

	#unsubscribe(id: string): void {
		const count = this.#counts.get(id) ?? 0;
		if (count > 1) {
			this.#counts.set(id, count - 1);
			return;
		}
		this.#counts.delete(id);
		this.#send({ type: 'un', body: { id } });
	}
}
