import { LruCache } from '@/base/LruCache';
import { WorkerPool } from '@/platform/workerPool';
import type { BlurhashPipeline } from './blurhash.protocol';

/** For rows that come back soon; components keep the addresses they show. About 1 kB each. */
const CACHED_ADDRESSES = 16;
const TIME_LIMIT_MS = 2000;
const MAX_HASH_LENGTH = 256;

export type BlurhashPool = Pick<WorkerPool<BlurhashPipeline>, 'run'>;

/** The app's only door to the decoder. */
export class BlurhashClient {
	readonly #pool: BlurhashPool;
	readonly #addresses = new LruCache<{ address: string | null }>({ limit: CACHED_ADDRESSES });
	readonly #pending = new Map<string, Deferred>();
	#waiting: string[] = [];
	#isScheduled = false;

	constructor(pool: BlurhashPool) {
		this.#pool = pool;
	}

	/** The cached address; null if the hash is malformed, undefined if it has to be requested. */
	peek(hash: string): string | null | undefined {
		if (hash.length > MAX_HASH_LENGTH) return null;
		return this.#addresses.get(hash)?.address;
	}

	/**
	 * Decodes the hash together with all others requested within the same frame. Null also if the decoder fails.
	 * Rejects only by its signal.
	 */
	async request(hash: string, signal?: AbortSignal): Promise<string | null> {
		signal?.throwIfAborted();
		const known = this.peek(hash);
		const address = known === undefined ? await (this.#pending.get(hash) ?? this.#enqueue(hash)).promise : known;
		signal?.throwIfAborted();
		return address;
	}

	#enqueue(hash: string): Deferred {
		const request = deferred();
		this.#pending.set(hash, request);
		this.#waiting.push(hash);
		if (!this.#isScheduled) {
			this.#isScheduled = true;
			setTimeout(() => void this.#flush());
		}
		return request;
	}

	async #flush(): Promise<void> {
		this.#isScheduled = false;
		const hashes = this.#waiting;
		this.#waiting = [];
		let addresses: readonly (string | null)[] = [];
		try {
			addresses = await this.#pool.run(pipeline => pipeline.decode(hashes), { timeLimitMs: TIME_LIMIT_MS });
			hashes.forEach((hash, index) => {
				this.#addresses.set(hash, { address: addresses[index] ?? null });
			});
		} catch {
			// If the decoder fails, only a placeholder is missing; the next request tries again.
		}
		hashes.forEach((hash, index) => {
			this.#pending.get(hash)?.resolve(addresses[index] ?? null);
			this.#pending.delete(hash);
		});
	}
}

interface Deferred {
	readonly promise: Promise<string | null>;
	resolve(address: string | null): void;
}

function deferred(): Deferred {
	let resolve: Deferred['resolve'] = () => {};
	const promise = new Promise<string | null>(done => {
		resolve = done;
	});
	return { promise, resolve };
}

export const blurhashClient = new BlurhashClient(
	new WorkerPool<BlurhashPipeline>({
		name: 'blurhash',
		spawn: () => new Worker(new URL('./blurhash.worker.ts', import.meta.url), { type: 'module', name: 'blurhash' }),
		loadLocal: async () => {
			const { decodeAddresses } = await import('./decodeBlurhash');
			return { decode: async hashes => decodeAddresses(hashes) };
		},
	}),
);
