import { LruCache } from '@/base/LruCache';
import { WorkerPool } from '@/platform/workerPool';
import type { CodePipeline, CodeToken } from './code.protocol';

/** Includes loading and compiling a grammar. */
const TIME_LIMIT_MS = 5000;
const MAX_LENGTH = 20_000;
const CACHE_CHARACTERS = 200_000;

/** The part of a pool that the client uses; tests pass their own. */
export type CodePool = Pick<WorkerPool<CodePipeline>, 'run'>;

interface CacheEntry {
	readonly tokens: readonly CodeToken[];
	readonly characters: number;
}

/** The app's only door to the highlighter. Tokens are shared and cached: treat them as immutable. */
export class CodeClient {
	readonly #pool: CodePool;
	readonly #cache = new LruCache<CacheEntry>({ limit: CACHE_CHARACTERS, weigh: entry => entry.characters });

	constructor(pool: CodePool) {
		this.#pool = pool;
	}

	/** The tokens if they are cached. */
	peek(source: string, language: string): readonly CodeToken[] | undefined {
		return this.#cache.get(keyOf(source, language))?.tokens;
	}

	/** Rejects only by its signal. Code that is too long, or takes the grammar too long, is returned as plain text. */
	async highlight(source: string, language: string, signal?: AbortSignal): Promise<readonly CodeToken[]> {
		const known = this.peek(source, language);
		if (known) return known;
		if (source.length > MAX_LENGTH) return [source];
		let tokens: readonly CodeToken[] = [source];
		try {
			const options = { signal, timeLimitMs: TIME_LIMIT_MS };
			tokens = (await this.#pool.run(pipeline => pipeline.highlight(source, language), options)) ?? tokens;
		} catch {
			signal?.throwIfAborted();
		}
		this.#cache.set(keyOf(source, language), { tokens, characters: source.length + 1 });
		return tokens;
	}
}

const keyOf = (source: string, language: string): string => `${language}\n${source}`;

export const codeClient = new CodeClient(
	new WorkerPool<CodePipeline>({
		name: 'code',
		spawn: () => new Worker(new URL('./code.worker.ts', import.meta.url), { type: 'module', name: 'code' }),
		// Grammars are slow and can't be stopped on the main thread, so without workers code is plain.
		loadLocal: async () => ({ highlight: async () => null }),
	}),
);
