import type { SeenCoverage, SeenNote } from '@/domain/seen/SeenNote';
import { WorkerPool } from '@/platform/workerPool';
import type { SeenPage, SeenPipeline, SeenRequest } from './seen.protocol';

/** The part of a pool that the client uses; tests pass their own. */
export type SeenPool = Pick<WorkerPool<SeenPipeline>, 'run'>;

/** Longer than people take between two searches, as a new worker has to read the index again. */
const IDLE_MS = 120_000;

/** The app's only door to the index of notes seen here. All calls reject when the worker or its storage fails. */
export class SeenClient {
	readonly #pool: SeenPool;
	readonly #listeners = new Set<() => void>();
	/** Account and id of each removed note, as another call may be on its way. */
	readonly #gone = new Set<string>();

	constructor(pool: SeenPool) {
		this.#pool = pool;
	}

	async put(account: string, notes: readonly SeenNote[]): Promise<void> {
		const now = Date.now();
		const left = notes.filter(({ id }) => !this.#gone.has(`${account} ${id}`));
		if (left.length === 0) return;
		await this.#pool.run(pipeline => pipeline.put(account, left, now));
		this.#changed();
	}

	/** From now on these notes aren't found, nor put again, by this page. */
	async remove(account: string, ids: readonly string[]): Promise<void> {
		for (const id of ids) this.#gone.add(`${account} ${id}`);
		await this.#pool.run(pipeline => pipeline.remove(account, ids));
		this.#changed();
	}

	/** Has the index read for the next search. */
	prepare(): Promise<void> {
		return this.#pool.run(pipeline => pipeline.prepare());
	}

	/** @param signal a search that still waits behind others is left out */
	async search(request: SeenRequest, signal: AbortSignal): Promise<SeenPage> {
		const { hits, next } = await this.#pool.run(pipeline => pipeline.search(request), { signal });
		return { hits: hits.filter(({ account, note }) => !this.#gone.has(`${account} ${note.id}`)), next };
	}

	coverage(): Promise<readonly SeenCoverage[]> {
		return this.#pool.run(pipeline => pipeline.coverage());
	}

	/** @param account null: all */
	async forget(account: string | null): Promise<void> {
		await this.#pool.run(pipeline => pipeline.forget(account));
		this.#changed();
	}

	/**
	 * Calls the listener when this page has changed what is kept.
	 * @returns the function that unsubscribes
	 */
	subscribe(listener: () => void): () => void {
		this.#listeners.add(listener);
		return () => this.#listeners.delete(listener);
	}

	#changed(): void {
		for (const listener of [...this.#listeners]) listener();
	}
}

export const seenClient = new SeenClient(
	new WorkerPool<SeenPipeline>({
		name: 'seen',
		size: 1,
		idleMs: IDLE_MS,
		spawn: () => new Worker(new URL('./seen.worker.ts', import.meta.url), { type: 'module', name: 'seen' }),
		loadLocal: async () => {
			const [{ openSeenStorage, seenTabs }, { seenPipeline }] = await Promise.all([
				import('./openSeenStorage'),
				import('./seenPipeline'),
			]);
			return seenPipeline(openSeenStorage, seenTabs());
		},
	}),
);
