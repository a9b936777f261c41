import { LruCache } from '@/base/LruCache';
import { WorkerPool } from '@/platform/workerPool';
import type { FormulaPipeline, FormulaRequest, MathTree } from './formula.protocol';

/** Includes compiling KaTeX on the first call. */
const TIME_LIMIT_MS = 2000;
const MAX_LENGTH = 2000;
const CACHE_CHARACTERS = 20_000;

/** The part of a pool that the client uses; tests pass their own. */
export type FormulaPool = Pick<WorkerPool<FormulaPipeline>, 'run'>;

interface CacheEntry {
	readonly tree: MathTree | null;
	readonly characters: number;
}

interface Waiting {
	readonly request: FormulaRequest;
	readonly resolve: (tree: MathTree | null) => void;
}

/** The app's only door to the drawing of formulas. Trees are shared and cached: treat them as immutable. */
export class FormulaClient {
	readonly #pool: FormulaPool;
	readonly #cache = new LruCache<CacheEntry>({ limit: CACHE_CHARACTERS, weigh: entry => entry.characters });
	#waiting: Waiting[] = [];

	constructor(pool: FormulaPool) {
		this.#pool = pool;
	}

	/** The cached tree (null if the source has errors). */
	peek(request: FormulaRequest): MathTree | null | undefined {
		return this.#cache.get(keyOf(request))?.tree;
	}

	/**
	 * Never rejects: a formula that has errors, is too long or takes too long gives null. All requests of one task are
	 * sent in one message.
	 */
	draw(request: FormulaRequest): Promise<MathTree | null> {
		const known = this.peek(request);
		if (known !== undefined) return Promise.resolve(known);
		if (request.source.length > MAX_LENGTH) return Promise.resolve(null);
		return new Promise(resolve => {
			if (this.#waiting.push({ request, resolve }) === 1) queueMicrotask(() => void this.#send());
		});
	}

	async #send(): Promise<void> {
		const batch = this.#waiting.splice(0);
		const requests = batch.map(({ request }) => request);
		// A formula that takes too long must not fail the others of its page.
		const trees =
			(await this.#ask(requests)) ?? (await Promise.all(requests.map(each => this.#ask([each])))).map(own => own?.[0]);
		for (const [index, { request, resolve }] of batch.entries()) {
			const tree = trees[index] ?? null;
			this.#cache.set(keyOf(request), { tree, characters: request.source.length + 1 });
			resolve(tree);
		}
	}

	async #ask(requests: readonly FormulaRequest[]): Promise<readonly (MathTree | null)[] | null> {
		try {
			return await this.#pool.run(pipeline => pipeline.draw(requests), { timeLimitMs: TIME_LIMIT_MS });
		} catch {
			return null;
		}
	}
}

const keyOf = ({ source, isBlock }: FormulaRequest): string => `${isBlock ? 'b' : 'i'}${source}`;

export const formulaClient = new FormulaClient(
	new WorkerPool<FormulaPipeline>({
		name: 'formula',
		spawn: () => new Worker(new URL('./formula.worker.ts', import.meta.url), { type: 'module', name: 'formula' }),
		loadLocal: async () => {
			const { drawFormula } = await import('./drawFormula');
			return { draw: async requests => requests.map(drawFormula) };
		},
	}),
);
