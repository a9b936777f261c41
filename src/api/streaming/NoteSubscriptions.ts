/** Which notes are captured (`sr`, `un`), counted, so that the server is asked once however many cards show a note. */
export class NoteSubscriptions {
	readonly #counts = new Map<string, number>();
	readonly #send: (message: { type: string; body: unknown }) => void;

	constructor(send: (message: { type: string; body: unknown }) => void) {
		this.#send = send;
	}

	/** @returns ends this one subscription; a second call does nothing */
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

	/** Asks again for all of them, after the connection has come back. */
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
