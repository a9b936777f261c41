import { LruCache } from '@/base/LruCache';
import { WorkerCallError } from '@/platform/workerErrors';
import { WorkerPool } from '@/platform/workerPool';
import type { MfmMode, MfmPipeline, MfmTree } from './mfm.protocol';
import { needsParser } from './needsParser';

/** A text that takes longer is shown as plain text. The other texts of its batch are tried again. */
const TIME_LIMIT_MS = 200;
/** The limit of a second try, for harmless texts that ran into the first one on a busy machine. */
const SECOND_CHANCE_MS = 1000;
const MAX_TEXT_LENGTH = 20_000;
/** Parsing can't be stopped on the main thread, so longer or suspicious texts are shown plain there. */
const MAX_LOCAL_TEXT_LENGTH = 1500;
/** The parser is quadratic in these. A text with many of them is sent by itself. */
const OPENERS = /[[\\<$]/g;
const MAX_OPENERS = 60;
/** Some 1,800 notes: more than a deck of 24 columns has on the screen. */
const CACHE_CHARACTERS = 130_000;

/** The part of a pool that the client uses; tests pass their own. */
export type MfmPool = Pick<WorkerPool<MfmPipeline>, 'run' | 'isLocal'>;

interface Request {
	readonly text: string;
	resolve(tree: MfmTree): void;
}

/** The app's only door to the parser. Trees are shared and cached: treat them as immutable. */
export class MfmClient {
	readonly #pool: MfmPool;
	readonly #cache = new LruCache<MfmTree>({ limit: CACHE_CHARACTERS, weigh: (_tree, key) => key.length + 1 });
	readonly #pending = new Map<string, Promise<MfmTree>>();
	readonly #waiting: Record<MfmMode, Request[]> = { full: [], simple: [] };
	#isScheduled = false;

	constructor(pool: MfmPool) {
		this.#pool = pool;
	}

	/** The tree if it is available at once: plain text, or in the cache. */
	peek(text: string, mode: MfmMode = 'full'): MfmTree | undefined {
		const cached = this.#cache.get(keyOf(text, mode));
		if (cached) return cached;
		const isPlain = text.length > MAX_TEXT_LENGTH || !needsParser(text, mode);
		return isPlain ? this.#keep(text, mode, [text]) : undefined;
	}

	/** Stores a tree from an earlier visit, so that this text needn't be parsed again. */
	know(text: string, mode: MfmMode, tree: MfmTree): void {
		this.#keep(text, mode, tree);
	}

	/**
	 * One tree per text, in order. All texts requested in one task are sent in one message. Rejects only by its signal:
	 * text that can't be parsed (terminated, no worker) is returned as plain text.
	 */
	async parse(texts: readonly string[], mode: MfmMode = 'full', signal?: AbortSignal): Promise<MfmTree[]> {
		signal?.throwIfAborted();
		const trees = await Promise.all(texts.map(async text => this.peek(text, mode) ?? this.#request(text, mode)));
		signal?.throwIfAborted();
		return trees;
	}

	#request(text: string, mode: MfmMode): Promise<MfmTree> {
		const key = keyOf(text, mode);
		const pending = this.#pending.get(key);
		if (pending) return pending;
		const request = new Promise<MfmTree>(resolve => this.#waiting[mode].push({ text, resolve }));
		this.#pending.set(key, request);
		this.#schedule();
		return request;
	}

	#schedule(): void {
		if (this.#isScheduled) return;
		this.#isScheduled = true;
		setTimeout(() => {
			this.#isScheduled = false;
			for (const mode of ['full', 'simple'] as const) {
				const batch = this.#waiting[mode].splice(0);
				const harmless = batch.filter(request => !isSuspicious(request.text));
				if (harmless.length > 0) void this.#send(harmless, mode);
				for (const request of batch) if (isSuspicious(request.text)) void this.#send([request], mode);
			}
		});
	}

	async #send(batch: readonly Request[], mode: MfmMode, timeLimitMs = TIME_LIMIT_MS): Promise<void> {
		const accepted = batch.filter(request => this.#isAccepted(request, mode));
		if (accepted.length === 0) return;
		const texts = accepted.map(request => request.text);
		try {
			const trees = await this.#pool.run(pipeline => pipeline.parse(texts, mode), { timeLimitMs });
			accepted.forEach((request, index) => {
				this.#answer(request, mode, trees[index] ?? [request.text]);
			});
		} catch (error) {
			await this.#recover(accepted, mode, timeLimitMs, error);
		}
	}

	/** The batch failed: tries each text by itself, so that only those that fail again stay plain. */
	async #recover(batch: readonly Request[], mode: MfmMode, timeLimitMs: number, error: unknown): Promise<void> {
		const [first] = batch;
		const isLost = error instanceof WorkerCallError && (error.failure === 'timedOut' || error.failure === 'died');
		if (isLost && batch.length > 1) {
			await Promise.all(batch.map(request => this.#send([request], mode)));
		} else if (isLost && first && timeLimitMs === TIME_LIMIT_MS && !isSuspicious(first.text)) {
			await this.#send(batch, mode, SECOND_CHANCE_MS);
		} else {
			for (const request of batch) {
				this.#answer(request, mode, [request.text]);
				// A full queue or an ended pool says nothing about the text, so it may be tried again.
				if (!isLost) this.#cache.delete(keyOf(request.text, mode));
			}
		}
	}

	#isAccepted(request: Request, mode: MfmMode): boolean {
		const isTooMuch = this.#pool.isLocal && (request.text.length > MAX_LOCAL_TEXT_LENGTH || isSuspicious(request.text));
		if (isTooMuch) this.#answer(request, mode, [request.text]);
		return !isTooMuch;
	}

	#answer(request: Request, mode: MfmMode, tree: MfmTree): void {
		this.#pending.delete(keyOf(request.text, mode));
		request.resolve(this.#keep(request.text, mode, tree));
	}

	#keep(text: string, mode: MfmMode, tree: MfmTree): MfmTree {
		this.#cache.set(keyOf(text, mode), tree);
		return tree;
	}
}

function keyOf(text: string, mode: MfmMode): string {
	return mode === 'full' ? text : `\0${text}`;
}

function isSuspicious(text: string): boolean {
	return text.length > MAX_OPENERS && (text.match(OPENERS)?.length ?? 0) > MAX_OPENERS;
}

export const mfmClient = new MfmClient(
	new WorkerPool<MfmPipeline>({
		name: 'mfm',
		spawn: () => new Worker(new URL('./mfm.worker.ts', import.meta.url), { type: 'module', name: 'mfm' }),
		loadLocal: async () => {
			const { parseMfm } = await import('./parseMfm');
			return { parse: async (texts, mode) => texts.map(text => parseMfm(text, mode)) };
		},
	}),
);
