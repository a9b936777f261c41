import { proxy, type Remote, releaseProxy, wrap } from 'comlink';
import type { AiData, AiScriptPipeline, ScriptApp, ScriptHost, ScriptProgram } from './aiscript.protocol';
import { dataToJson, jsonToData } from './values/json';

/**
 * Why a program is over: nothing of it can run again (also after an error that ended it), it didn't answer for 2 s, its
 * worker died (such as for want of memory), or it could not be started, as this browser has no workers.
 */
export type ScriptEnd = 'ended' | 'unresponsive' | 'died' | 'unsupported';

export interface RunningScript {
	/** Calls a function of something drawn (`AiScriptPipeline.trigger`). */
	trigger(component: string, event: string, args: readonly AiData[]): void;
	setPaused(isPaused: boolean): void;
	/** Ends it at once. `onEnd` is not called. */
	stop(): void;
}

const START_LIMIT_MS = 15_000;
const PING_EVERY_MS = 500;
const ANSWER_LIMIT_MS = 2_000;
/** Timers of hidden pages are that late; then the answer may wait behind the timer. */
const LATE_MS = 500;

const spawnWorker = (): Worker =>
	new Worker(new URL('./aiscript.worker.ts', import.meta.url), { type: 'module', name: 'aiscript' });

/**
 * The app's only door to the interpreter: runs a program in a worker of its own, which ends with it. There is no way
 * without a worker, as nothing could stop a program on the main thread.
 * @param onEnd called once, when the program is over by itself
 */
export function runScript(
	program: ScriptProgram,
	app: ScriptApp,
	onEnd: (end: ScriptEnd) => void,
	spawn: () => Worker = spawnWorker,
): RunningScript {
	if (typeof Worker !== 'function' && spawn === spawnWorker) {
		queueMicrotask(() => onEnd('unsupported'));
		return { trigger: () => {}, setPaused: () => {}, stop: () => {} };
	}
	const script = new WorkerScript(spawn(), onEnd);
	script.start(program, app);
	return script;
}

class WorkerScript implements RunningScript {
	readonly #worker: Worker;
	readonly #remote: Remote<AiScriptPipeline>;
	readonly #onEnd: (end: ScriptEnd) => void;
	readonly #isReady: Promise<void>;
	#timer: ReturnType<typeof setTimeout> | undefined;
	#hasStarted = false;
	#isLive = true;
	#isOver = false;

	constructor(worker: Worker, onEnd: (end: ScriptEnd) => void) {
		this.#worker = worker;
		this.#onEnd = onEnd;
		this.#remote = wrap<AiScriptPipeline>(worker);
		this.#timer = setTimeout(() => this.#end('died'), START_LIMIT_MS);
		this.#isReady = new Promise(resolve => {
			worker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
				if (typeof data === 'object' && data !== null && 'ready' in data) resolve();
			});
		});
		worker.addEventListener('error', event => {
			event.preventDefault();
			this.#end('died');
		});
	}

	start(program: ScriptProgram, app: ScriptApp): void {
		const host = hostOf(app, async report => {
			if (this.#isOver) return;
			this.#isLive = report.isLive;
			await app.report(report);
			this.#endIfIdle();
		});
		this.#begin(program, host).catch(() => this.#end('died'));
	}

	async #begin(program: ScriptProgram, host: ScriptHost): Promise<void> {
		await this.#isReady;
		clearTimeout(this.#timer);
		if (this.#isOver) return;
		this.#ping();
		await this.#remote.start(program, proxy(host));
		this.#hasStarted = true;
		this.#endIfIdle();
	}

	trigger(component: string, event: string, args: readonly AiData[]): void {
		if (!this.#isOver) void this.#remote.trigger(component, event, args).catch(() => this.#end('died'));
	}

	setPaused(isPaused: boolean): void {
		if (!this.#isOver) void this.#remote.setPaused(isPaused).catch(() => this.#end('died'));
	}

	stop(): void {
		if (this.#isOver) return;
		this.#isOver = true;
		clearTimeout(this.#timer);
		this.#remote[releaseProxy]();
		this.#worker.terminate();
	}

	#end(end: ScriptEnd): void {
		if (this.#isOver) return;
		this.stop();
		this.#onEnd(end);
	}

	#endIfIdle(): void {
		if (this.#hasStarted && !this.#isLive) this.#end('ended');
	}

	/** A long built-in can't be interrupted otherwise than with its worker. */
	#ping(): void {
		const sent = performance.now();
		const wait = (ms: number) => {
			this.#timer = setTimeout(() => {
				if (performance.now() - sent < ANSWER_LIMIT_MS + LATE_MS || ms === LATE_MS) this.#end('unresponsive');
				else wait(LATE_MS);
			}, ms);
		};
		wait(ANSWER_LIMIT_MS);
		this.#remote.ping().then(
			() => {
				clearTimeout(this.#timer);
				if (!this.#isOver) this.#timer = setTimeout(() => this.#ping(), PING_EVERY_MS);
			},
			() => this.#end('died'),
		);
	}
}

/** The app for a worker: what crosses the wall is our own data. */
const hostOf = (app: ScriptApp, report: ScriptHost['report']): ScriptHost => ({
	report,
	tell: message => app.tell(message),
	confirm: message => app.confirm(message),
	readLine: question => app.readLine(question),
	toast: async text => app.toast(text),
	url: async () => app.url(),
	async call(endpoint, params, token) {
		const given = dataToJson(params);
		const result = await app.call(endpoint, typeof given === 'object' && given !== null ? given : {}, token);
		return 'answer' in result ? { answer: jsonToData(result.answer) } : { failure: jsonToData(result.failure) };
	},
	save: (key, value) => app.save(key, dataToJson(value)),
	load: async key => jsonToData(await app.load(key)),
	remove: key => app.remove(key),
});
