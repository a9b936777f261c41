import { type Remote, releaseProxy, wrap } from 'comlink';
import { isRecord } from '@/base/isRecord';
import { WorkerCallError, type WorkerFailure } from './workerErrors';

export interface WorkerPoolOptions<Pipeline> {
	/** For error messages. */
	readonly name: string;
	/** The worker must post `{ ready: true }` once its pipeline is exposed (`exposePipeline` does). */
	spawn(): Worker;
	/** The same work on the main thread, loaded only if workers are missing or never start. */
	loadLocal(): Promise<Pipeline>;
	/** The most workers at once. They start when calls wait, and end when idle. */
	readonly size?: number;
	/** The most waiting calls; further ones reject with `queueFull`. */
	readonly queueLimit?: number;
	readonly idleMs?: number;
	isSupported?(): boolean;
}

export interface WorkerCallOptions {
	readonly signal?: AbortSignal | undefined;
	/**
	 * Counted from when a worker takes the call. Then the worker is terminated and the call rejects with `timedOut`.
	 */
	readonly timeLimitMs?: number;
}

/** The pipeline as a call sees it: every method returns a promise, in the worker and on the main thread. */
export type PipelineCall<Pipeline, Result> = (pipeline: Remote<Pipeline> | Pipeline) => Promise<Result> | Result;

interface Job {
	start(pipeline: unknown): Promise<unknown>;
	resolve(value: unknown): void;
	reject(reason: unknown): void;
	readonly timeLimitMs: number | undefined;
	isSettled: boolean;
}

interface Member<Pipeline> {
	readonly worker: Worker;
	readonly remote: Remote<Pipeline>;
	isReady: boolean;
	job: Job | null;
	timer: ReturnType<typeof setTimeout> | undefined;
}

const START_LIMIT_MS = 15_000;
const FIRST_BACK_OFF_MS = 100;
const MAX_BACK_OFF_MS = 10_000;
/** After this many failed starts in a row, workers count as missing. */
const HOPELESS_STARTS = 3;

/** All pools of the page, for those who look for a fault. */
export const workerPools = new Set<Pick<WorkerPool<object>, 'name' | 'state'>>();

/**
 * Runs calls of one pipeline in workers. Unlike with a bare comlink proxy every call settles: it rejects when its
 * worker dies or is terminated, or the pool ends.
 */
export class WorkerPool<Pipeline extends object> {
	readonly #options: WorkerPoolOptions<Pipeline>;
	readonly #members = new Set<Member<Pipeline>>();
	readonly #queue: Job[] = [];
	#local: Promise<Pipeline> | null = null;
	#failedStarts = 0;
	#backOffTimer: ReturnType<typeof setTimeout> | undefined;
	#idleTimer: ReturnType<typeof setTimeout> | undefined;
	#hasEnded = false;

	constructor(options: WorkerPoolOptions<Pipeline>) {
		this.#options = options;
		workerPools.add(this);
	}

	get name(): string {
		return this.#options.name;
	}

	/** How many workers there are, how many of them work, and how many calls wait. */
	get state(): { workers: number; busy: number; waiting: number } {
		const busy = [...this.#members].filter(({ job }) => job !== null).length;
		return { workers: this.#members.size, busy, waiting: this.#queue.length };
	}

	/**
	 * Whether calls run on the main thread, where they can't be terminated. Callers should then refuse work that may
	 * take long.
	 */
	get isLocal(): boolean {
		return this.#failedStarts >= HOPELESS_STARTS || !this.#isSupported();
	}

	run<Result>(call: PipelineCall<Pipeline, Result>, { signal, timeLimitMs }: WorkerCallOptions = {}): Promise<Result> {
		return new Promise<Result>((resolve, reject) => {
			if (signal?.aborted) return reject(signal.reason);
			if (this.#hasEnded) return reject(this.#error('ended'));
			if (this.#queue.length >= (this.#options.queueLimit ?? 200)) return reject(this.#error('queueFull'));
			const settle = (finish: () => void) => {
				if (job.isSettled) return;
				job.isSettled = true;
				signal?.removeEventListener('abort', onAbort);
				finish();
			};
			const job: Job = {
				start: async pipeline => call(pipeline as Remote<Pipeline>),
				resolve: value => settle(() => resolve(value as Result)),
				reject: reason => settle(() => reject(reason)),
				timeLimitMs,
				isSettled: false,
			};
			// Work that has started continues, within its time limit; only its result is ignored.
			const onAbort = () => {
				job.reject(signal?.reason);
				const position = this.#queue.indexOf(job);
				if (position >= 0) this.#queue.splice(position, 1);
			};
			signal?.addEventListener('abort', onAbort);
			this.#queue.push(job);
			this.#pump();
		});
	}

	/** Terminates all workers. Running, waiting and later calls reject. */
	end(): void {
		this.#hasEnded = true;
		workerPools.delete(this);
		clearTimeout(this.#backOffTimer);
		clearTimeout(this.#idleTimer);
		for (const member of Array.from(this.#members)) this.#drop(member, 'ended');
		for (const job of this.#queue.splice(0)) job.reject(this.#error('ended'));
	}

	#pump(): void {
		if (this.isLocal) {
			for (const job of this.#queue.splice(0)) this.#runLocally(job);
			return;
		}
		for (const member of this.#members) {
			if (!member.isReady || member.job) continue;
			const job = this.#queue.shift();
			if (!job) break;
			this.#give(member, job);
		}
		const starting = [...this.#members].filter(member => !member.isReady).length;
		const mayStart = this.#members.size < (this.#options.size ?? 1) && this.#backOffTimer === undefined;
		if (this.#queue.length > starting && mayStart) this.#start();
		this.#watchIdle();
	}

	#start(): void {
		let worker: Worker;
		try {
			worker = this.#options.spawn();
		} catch {
			this.#failStart();
			return;
		}
		const member: Member<Pipeline> = {
			worker,
			remote: wrap<Pipeline>(worker),
			isReady: false,
			job: null,
			timer: undefined,
		};
		member.timer = setTimeout(() => this.#die(member), START_LIMIT_MS);
		worker.addEventListener('error', event => {
			event.preventDefault();
			this.#die(member);
		});
		worker.addEventListener('messageerror', () => this.#die(member));
		worker.addEventListener('message', (event: MessageEvent<unknown>) => {
			if (member.isReady || !isReadyMessage(event.data)) return;
			clearTimeout(member.timer);
			member.isReady = true;
			this.#pump();
		});
		this.#members.add(member);
	}

	#give(member: Member<Pipeline>, job: Job): void {
		member.job = job;
		if (job.timeLimitMs !== undefined) member.timer = setTimeout(() => this.#kill(member), job.timeLimitMs);
		const free = () => {
			if (member.job !== job) return;
			clearTimeout(member.timer);
			member.job = null;
			this.#failedStarts = 0;
			this.#pump();
		};
		job.start(member.remote).then(
			value => {
				job.resolve(value);
				free();
			},
			(reason: unknown) => {
				job.reject(reason);
				free();
			},
		);
	}

	#runLocally(job: Job): void {
		// Code that could not be loaded may be there for the next call.
		this.#local ??= this.#options.loadLocal().catch((reason: unknown) => {
			this.#local = null;
			throw reason;
		});
		this.#local
			.then(pipeline => job.start(pipeline))
			.then(
				value => job.resolve(value),
				(reason: unknown) => job.reject(reason),
			);
	}

	#kill(member: Member<Pipeline>): void {
		this.#drop(member, 'timedOut');
		this.#pump();
	}

	#die(member: Member<Pipeline>): void {
		if (!this.#members.has(member)) return;
		this.#drop(member, 'died');
		this.#failStart();
	}

	#failStart(): void {
		this.#failedStarts++;
		clearTimeout(this.#backOffTimer);
		const pause = Math.min(FIRST_BACK_OFF_MS * 2 ** (this.#failedStarts - 1), MAX_BACK_OFF_MS);
		this.#backOffTimer = setTimeout(() => {
			this.#backOffTimer = undefined;
			this.#pump();
		}, pause);
	}

	#drop(member: Member<Pipeline>, failure: WorkerFailure): void {
		clearTimeout(member.timer);
		this.#members.delete(member);
		member.remote[releaseProxy]();
		member.worker.terminate();
		member.job?.reject(this.#error(failure));
		member.job = null;
	}

	#watchIdle(): void {
		clearTimeout(this.#idleTimer);
		const isBusy = this.#queue.length > 0 || [...this.#members].some(member => member.job);
		if (isBusy || this.#members.size === 0) return;
		this.#idleTimer = setTimeout(() => {
			for (const member of Array.from(this.#members)) this.#drop(member, 'ended');
		}, this.#options.idleMs ?? 30_000);
	}

	#isSupported(): boolean {
		return this.#options.isSupported?.() ?? typeof Worker === 'function';
	}

	#error(failure: WorkerFailure): WorkerCallError {
		return new WorkerCallError(this.#options.name, failure);
	}
}

function isReadyMessage(data: unknown): boolean {
	return isRecord(data) && data.ready === true;
}
