import type { OutboxEntry, PostOutcome } from './OutboxEntry';

/** How long a composer waits for a response before it leaves the note to the outbox. */
const PATIENCE_MS = 10_000;

/** The composers that wait for the result of their notes; each is answered once. */
export class PostWaiters {
	readonly #resolves = new Map<string, (outcome: PostOutcome) => void>();

	/** Resolves with the result, or with `later` if it takes too long. */
	wait(entry: OutboxEntry): Promise<PostOutcome> {
		return new Promise(resolve => {
			const timer = setTimeout(() => this.answer(entry.id, { kind: 'later', entry }), PATIENCE_MS);
			this.#resolves.set(entry.id, outcome => {
				clearTimeout(timer);
				resolve(outcome);
			});
		});
	}

	has(id: string): boolean {
		return this.#resolves.has(id);
	}

	/** Does nothing if no composer waits. */
	answer(id: string, outcome: PostOutcome): void {
		const resolve = this.#resolves.get(id);
		this.#resolves.delete(id);
		resolve?.(outcome);
	}

	/** Answers composers whose notes another tab has finished. */
	settle(find: (id: string) => OutboxEntry | undefined): void {
		for (const [id] of this.#resolves) {
			const entry = find(id);
			if (!entry) this.answer(id, { kind: 'posted', noteId: null });
			else if (entry.state === 'refused') this.answer(id, { kind: 'refused', entry });
		}
	}
}
