import { LruCache } from '@/base/LruCache';
import { WorkerPool } from '@/platform/workerPool';
import type { BlurhashPipeline } from './blurhash.protocol';

/** An address is 1 kB. */
const CACHED_ADDRESSES = 300;
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

	/** The picture's address if it is at hand, null if the hash is malformed, undefined if `request` has to fetch it. */
	peek(hash: string): string | null | undefined {
		if (hash.length > MAX_HASH_LENGTH) return null;
		return this.#addresses.get(hash)?.address;
	}

	/** What is asked for within a frame is decoded together; resolves when `peek` has it. Rejects by its signal only. */
	async request(hash: string, signal?: AbortSignal): Promise<void> {
		signal?.throwIfAborted();
		if (this.peek(hash) === undefined) await (this.#pending.get(hash) ?? this.#enqueue(hash)).promise;
		signal?.throwIfAborted();
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
		try {
			const addresses = await this.#pool.run(pipeline => pipeline.decode(hashes), { timeLimitMs: TIME_LIMIT_MS });
			hashes.forEach((hash, index) => {
				this.#addresses.set(hash, { address: addresses[index] ?? null });
			});
		} catch {
			// A lost decoder costs a placeholder, nothing else; the next request tries again.
		}
		for (const hash of hashes) {
			this.#pending.get(hash)?.resolve();
			this.#pending.delete(hash);
		}
	}
}

interface Deferred {
	readonly promise: Promise<void>;
	resolve(): void;
}

function deferred(): Deferred {
	let resolve = () => {};
	const promise = new Promise<void>(done => {
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
