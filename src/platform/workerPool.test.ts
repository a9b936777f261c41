import { expose } from 'comlink';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { WorkerCallError } from './workerErrors';
import { WorkerPool, type WorkerPoolOptions } from './workerPool';

interface Echo {
	echo(value: string): Promise<string>;
	hang(): Promise<never>;
	fail(): Promise<never>;
}

const echoPipeline: Echo = {
	echo: async value => value,
	hang: () => new Promise<never>(() => {}),
	fail: async () => {
		throw new Error('bad input');
	},
};

/** A worker as the pool sees it, without a thread: comlink uses a message channel. */
class FakeWorker extends EventTarget {
	static readonly started: FakeWorker[] = [];
	readonly #near: MessagePort;
	readonly #far: MessagePort;
	isTerminated = false;

	constructor({ starts = true } = {}) {
		super();
		FakeWorker.started.push(this);
		const { port1, port2 } = new MessageChannel();
		this.#near = port1;
		this.#far = port2;
		this.#near.onmessage = ({ data }) => this.dispatchEvent(new MessageEvent('message', { data }));
		if (!starts) return;
		expose(echoPipeline, this.#far);
		this.#far.postMessage({ ready: true });
	}

	postMessage(message: unknown, transfer: Transferable[] = []) {
		this.#near.postMessage(message, transfer);
	}

	crash() {
		this.dispatchEvent(new Event('error', { cancelable: true }));
	}

	terminate() {
		this.isTerminated = true;
		this.#near.close();
		this.#far.close();
	}
}

const pools: WorkerPool<Echo>[] = [];

function echoPool(options: Partial<WorkerPoolOptions<Echo>> = {}) {
	const pool = new WorkerPool<Echo>({
		name: 'echo',
		spawn: () => new FakeWorker() as unknown as Worker,
		loadLocal: async () => ({ ...echoPipeline, echo: async value => `local ${value}` }),
		isSupported: () => true,
		...options,
	});
	pools.push(pool);
	return pool;
}

afterEach(() => {
	for (const pool of pools.splice(0)) pool.end();
	FakeWorker.started.length = 0;
	vi.useRealTimers();
});

const failure = (kind: string) => expect.objectContaining({ failure: kind });

describe('WorkerPool', () => {
	it('answers calls from one worker, in order', async () => {
		const pool = echoPool();
		expect(await Promise.all(['a', 'b', 'c'].map(value => pool.run(p => p.echo(value))))).toEqual(['a', 'b', 'c']);
		expect(FakeWorker.started).toHaveLength(1);
	});

	it('passes on what the work throws', async () => {
		await expect(echoPool().run(p => p.fail())).rejects.toThrow('bad input');
	});

	it('starts more workers only while calls wait, up to its size', async () => {
		const pool = echoPool({ size: 2 });
		await Promise.all([1, 2, 3, 4].map(value => pool.run(p => p.echo(String(value)))));
		expect(FakeWorker.started).toHaveLength(2);
	});

	it('rejects the running call when its worker dies, and serves the next from a new one', async () => {
		const pool = echoPool();
		const lost = pool.run(p => p.hang());
		await pool.run(p => p.echo('x'), { signal: AbortSignal.timeout(30) }).catch(() => {});
		FakeWorker.started[0]?.crash();
		await expect(lost).rejects.toEqual(failure('died'));
		expect(await pool.run(p => p.echo('again'))).toBe('again');
		expect(FakeWorker.started).toHaveLength(2);
	});

	it('kills a worker at the time limit of its call and goes on with the rest', async () => {
		const pool = echoPool();
		const hanging = pool.run(p => p.hang(), { timeLimitMs: 30 });
		const next = pool.run(p => p.echo('next'));
		await expect(hanging).rejects.toEqual(failure('timedOut'));
		expect(FakeWorker.started[0]?.isTerminated).toBe(true);
		expect(await next).toBe('next');
	});

	it('rejects an aborted call with the reason of its signal, waiting or running', async () => {
		const pool = echoPool();
		const controller = new AbortController();
		const running = pool.run(p => p.hang(), { signal: controller.signal, timeLimitMs: 50 });
		const waiting = pool.run(p => p.echo('w'), { signal: controller.signal });
		controller.abort(new Error('scrolled away'));
		await expect(running).rejects.toThrow('scrolled away');
		await expect(waiting).rejects.toThrow('scrolled away');
		await expect(pool.run(p => p.echo('x'), { signal: controller.signal })).rejects.toThrow('scrolled away');
	});

	it('refuses calls past its queue', async () => {
		const pool = echoPool({ queueLimit: 1 });
		const first = pool.run(p => p.echo('first'));
		await expect(pool.run(p => p.echo('second'))).rejects.toEqual(failure('queueFull'));
		expect(await first).toBe('first');
	});

	it('rejects everything when it ends, and later calls too', async () => {
		const pool = echoPool();
		const running = pool.run(p => p.hang());
		const waiting = pool.run(p => p.echo('w'));
		pool.end();
		await expect(running).rejects.toBeInstanceOf(WorkerCallError);
		await expect(waiting).rejects.toEqual(failure('ended'));
		await expect(pool.run(p => p.echo('late'))).rejects.toEqual(failure('ended'));
	});

	it('ends idle workers and starts again when asked', async () => {
		const pool = echoPool({ idleMs: 10 });
		await pool.run(p => p.echo('a'));
		await vi.waitFor(() => expect(FakeWorker.started[0]?.isTerminated).toBe(true));
		expect(await pool.run(p => p.echo('b'))).toBe('b');
	});

	it('works on the main thread where workers are missing', async () => {
		const pool = echoPool({ isSupported: () => false });
		expect(pool.isLocal).toBe(true);
		expect(await pool.run(p => p.echo('a'))).toBe('local a');
		expect(FakeWorker.started).toHaveLength(0);
	});

	it('loads the work on the main thread again if that failed', async () => {
		let tries = 0;
		const pool = echoPool({
			isSupported: () => false,
			loadLocal: async () => {
				tries++;
				if (tries === 1) throw new Error('offline');
				return { ...echoPipeline, echo: async value => `local ${value}` };
			},
		});
		await expect(pool.run(p => p.echo('a'))).rejects.toThrow('offline');
		expect(await pool.run(p => p.echo('a'))).toBe('local a');
	});

	it('backs off between failed starts and falls back to the main thread in the end', async () => {
		const starts: number[] = [];
		const pool = echoPool({
			spawn: () => {
				starts.push(performance.now());
				const worker = new FakeWorker({ starts: false });
				queueMicrotask(() => worker.crash());
				return worker as unknown as Worker;
			},
		});
		expect(await pool.run(p => p.echo('a'))).toBe('local a');
		expect(starts).toHaveLength(3);
		expect((starts[2] ?? 0) - (starts[1] ?? 0)).toBeGreaterThan((starts[1] ?? 0) - (starts[0] ?? 0));
	});
});
