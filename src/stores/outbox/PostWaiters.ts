import type { OutboxEntry, PostOutcome } from './OutboxEntry';

/** A composer waits so long for an answer before it leaves the rest to the outbox. */
const PATIENCE_MS = 10_000;

/** The composers that wait to hear what became of their notes, each once. */
export class PostWaiters {
	readonly #resolves = new Map<string, (outcome: PostOutcome) => void>();

	/** Resolves with what is answered, or with `later` when it takes too long. */
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

	/** Without effect where nobody waits. */
	answer(id: string, outcome: PostOutcome): void {
		const resolve = this.#resolves.get(id);
		this.#resolves.delete(id);
		resolve?.(outcome);
	}

	/** Answers those whose notes another tab has settled. */
	settle(find: (id: string) => OutboxEntry | undefined): void {
		for (const [id] of this.#resolves) {
			const entry = find(id);
			if (!entry) this.answer(id, { kind: 'posted', noteId: null });
			else if (entry.state === 'refused') this.answer(id, { kind: 'refused', entry });
		}
	}
}
