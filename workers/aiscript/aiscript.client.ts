import { proxy, type Remote, releaseProxy, wrap } from 'comlink';
import type {
	AiData,
	AiScriptPipeline,
	HandlerAnswer,
	HandlerCall,
	NotesAnswer,
	NotesCall,
	ScriptApp,
	ScriptFacts,
	ScriptHost,
	ScriptProgram,
} from './aiscript.protocol';
import { dataToJson, jsonToData } from './values/json';

/**
 * Why a program is over: nothing of it can run again (also after an error that ended it), it didn't answer for 2 s, its
 * worker died (such as for want of memory), or it could not be started, as this browser has no workers.
 */
export type ScriptEnd = 'ended' | 'unresponsive' | 'died' | 'unsupported';

export interface RunningScript {
	/** Calls a function of something drawn (`AiScriptPipeline.trigger`). */
	trigger(component: string, event: string, args: readonly AiData[]): void;
	/**
	 * Calls a function that the plugin registered (`AiScriptPipeline.callHandler`), with JSON.
	 * @throws {Error} it is over, or ends before it has answered; an input is too large
	 */
	callHandler(call: HandlerCall<unknown>): Promise<HandlerAnswer<unknown>>;
	/**
	 * Asks a function that the plugin registered how notes are to show (`AiScriptPipeline.viewNotes`).
	 * @throws {Error} it is over, or ends before it has answered; a note is too large
	 */
	viewNotes(call: NotesCall): Promise<NotesAnswer>;
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
		const refuse = () => Promise.reject(overError());
		return { trigger: () => {}, callHandler: refuse, viewNotes: refuse, setPaused: () => {}, stop: () => {} };
	}
	const script = new WorkerScript(spawn(), onEnd);
	script.start(program, app);
	return script;
}

/** A program without its values: JSON instead of them. */
export interface InspectedScript extends Omit<ScriptFacts, 'metadata'> {
	readonly metadata: unknown;
}

/**
 * Reads what a program says of itself, in a worker of its own.
 * @throws {Error} there are no workers here, or it takes longer than 2 s
 */
export async function inspectScript(source: string, spawn: () => Worker = spawnWorker): Promise<InspectedScript> {
	if (typeof Worker !== 'function' && spawn === spawnWorker) throw new Error('There are no workers.');
	const worker = spawn();
	const remote = wrap<AiScriptPipeline>(worker);
	try {
		await within(START_LIMIT_MS, isReady(worker));
		const facts = await within(ANSWER_LIMIT_MS, remote.inspect(source));
		return { ...facts, metadata: dataToJson(facts.metadata) };
	} finally {
		remote[releaseProxy]();
		worker.terminate();
	}
}

/** @throws {Error} it takes longer */
function within<T>(ms: number, work: Promise<T>): Promise<T> {
	let timer: ReturnType<typeof setTimeout> | undefined;
	const late = new Promise<never>((_, refuse) => {
		timer = setTimeout(() => refuse(new Error('The worker does not answer.')), ms);
	});
	return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

const isReady = (worker: Worker): Promise<void> =>
	new Promise(resolve => {
		worker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
			if (typeof data === 'object' && data !== null && 'ready' in data) resolve();
		});
	});

const overError = () => new Error('The program is over.');

class WorkerScript implements RunningScript {
	readonly #worker: Worker;
	readonly #remote: Remote<AiScriptPipeline>;
	readonly #onEnd: (end: ScriptEnd) => void;
	readonly #isReady: Promise<void>;
	#timer: ReturnType<typeof setTimeout> | undefined;
	#hasStarted = false;
	#isLive = true;
	#isOver = false;
	/** Rejects the calls that were not answered. */
	readonly #unanswered = new Set<() => void>();

	constructor(worker: Worker, onEnd: (end: ScriptEnd) => void) {
		this.#worker = worker;
		this.#onEnd = onEnd;
		this.#remote = wrap<AiScriptPipeline>(worker);
		this.#timer = setTimeout(() => this.#end('died'), START_LIMIT_MS);
		this.#isReady = isReady(worker);
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

	async callHandler({ inputs, ...call }: HandlerCall<unknown>): Promise<HandlerAnswer<unknown>> {
		if (this.#isOver) throw overError();
		const data = inputs.map(jsonToData);
		const answer = await this.#untilOver(this.#remote.callHandler({ ...call, inputs: data }));
		const { results, changes, computedMs } = answer;
		return {
			results: results.map(result => ('value' in result ? { value: dataToJson(result.value) } : result)),
			changes: new Map([...changes].map(([field, value]) => [field, dataToJson(value)])),
			computedMs,
		};
	}

	async viewNotes(call: NotesCall): Promise<NotesAnswer> {
		if (this.#isOver) throw overError();
		return this.#untilOver(this.#remote.viewNotes(call));
	}

	/** @throws {Error} it ends before it has answered */
	#untilOver<T>(asked: Promise<T>): Promise<T> {
		return new Promise((answer, refuse) => {
			const giveUp = () => refuse(overError());
			this.#unanswered.add(giveUp);
			asked.finally(() => this.#unanswered.delete(giveUp)).then(answer, refuse);
		});
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
		for (const giveUp of this.#unanswered) giveUp();
		this.#unanswered.clear();
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
	register: async handler => app.plugin?.register(handler),
	openUrl: async url => app.plugin?.openUrl(url),
	addColumn: async wish => (await app.plugin?.deck.add(wish)) ?? false,
	registerColumn: async column => app.plugin?.deck.register(column),
	refreshColumn: async id => app.plugin?.deck.refresh(id),
	deckColumns: async () => (await app.plugin?.deck.columns()) ?? [],
});
