import { Parser } from '@syuilo/aiscript';
import { AskedNotes } from './AskedNotes';
import type {
	AiData,
	AiScriptPipeline,
	HandlerAnswer,
	HandlerCall,
	HandlerResult,
	NotesAnswer,
	NotesCall,
	ScriptError,
	ScriptFacts,
	ScriptHost,
	ScriptProgram,
} from './aiscript.protocol';
import { BackgroundTime } from './engine/BackgroundTime';
import { type Allowance, Calls } from './engine/Calls';
import type { Value } from './engine/holdings';
import { LimitError } from './engine/LimitError';
import { Machine } from './engine/Machine';
import { StoppedError } from './engine/StoppedError';
import { factsOf } from './factsOf';
import { Drawing } from './library/Drawing';
import { mkLibrary } from './library/mkLibrary';
import { Output } from './library/Output';
import { quarterdeckLibrary } from './library/quarterdeckLibrary';
import { formUpdate, RegisteredHandlers } from './library/RegisteredHandlers';
import { Timers } from './library/Timers';
import { LIMITS } from './limits';
import { Reporter } from './Reporter';
import { scriptErrorOf } from './scriptErrorOf';
import { fromData } from './values/fromData';
import { newRoom, toData } from './values/toData';

/** One program, from its start until nothing of it can run again. */
export class Program implements AiScriptPipeline {
	readonly #calls = new Calls();
	#running: Running | undefined;

	/** @throws {Error} if it was started before */
	async start(program: ScriptProgram, host: ScriptHost): Promise<void> {
		if (this.#running) throw new Error('This program was started before.');
		const running = new Running(program, host, this.#calls);
		this.#running = running;
		await running.start();
	}

	async trigger(component: string, event: string, args: readonly AiData[]): Promise<void> {
		await this.#running?.trigger(component, event, args.map(fromData));
	}

	async callHandler(call: HandlerCall): Promise<HandlerAnswer> {
		return this.#running?.callHandler(call) ?? { results: [], changes: new Map(), computedMs: 0 };
	}

	async viewNotes(call: NotesCall): Promise<NotesAnswer> {
		return this.#running?.viewNotes(call) ?? { views: call.views, errors: [], computedMs: 0 };
	}

	async inspect(source: string): Promise<ScriptFacts> {
		return factsOf(source);
	}

	async setPaused(isPaused: boolean): Promise<void> {
		this.#calls.setPaused(isPaused);
	}

	async ping(): Promise<void> {}
}

type ScriptFunction = Extract<Value, { type: 'fn' }>;

/** Of a function that no longer answers. */
const GONE: ScriptError = { kind: '', message: 'The program is over.', at: null };

class Running {
	readonly #source: string;
	readonly #calls: Calls;
	readonly #output: Output;
	readonly #timers: Timers;
	/** Null for programs that can be seen: those stop while they can't. */
	readonly #background: BackgroundTime | null;
	readonly #drawing: Drawing;
	readonly #handlers: RegisteredHandlers;
	readonly #reporter: Reporter;
	readonly #machine: Machine;

	constructor({ source, constants, plugin }: ScriptProgram, host: ScriptHost, calls: Calls) {
		this.#source = source;
		this.#calls = calls;
		const changed = () => this.#reporter.note();
		this.#output = new Output(changed);
		this.#background = plugin ? new BackgroundTime() : null;
		this.#timers = new Timers((callback, isWanted) => this.#callLater(callback, isWanted), changed);
		this.#drawing = new Drawing(changed);
		this.#handlers = new RegisteredHandlers(changed);
		this.#reporter = new Reporter(host, () => {
			const ui = this.#drawing.takeChange();
			const isBusy = calls.isBusy && !calls.isStopped;
			const canBeCalled = this.#timers.count + this.#handlers.count > 0 || this.#drawing.canBePressed;
			const isLive = !calls.isStopped && (isBusy || canBeCalled);
			return { lines: this.#output.take(), ...(ui && { ui }), isBusy, isLive };
		});
		const wait = <T>(what: Promise<T>) => calls.wait(what);
		this.#machine = new Machine(calls, {
			...Object.fromEntries([...constants].map(([name, value]) => [name, fromData(value)])),
			...mkLibrary(host, wait),
			...this.#timers.library(wait),
			...this.#drawing.library(),
			...(plugin && this.#handlers.library(host, wait, plugin.config)),
			...(plugin && quarterdeckLibrary(host, wait, this.#handlers)),
			print: this.#output.print(),
		});
		this.#machine.kept.add(() => this.#timers.callbacks());
		this.#machine.kept.add(() => this.#drawing.held());
		this.#machine.kept.add(() => this.#handlers.held());
	}

	async start(): Promise<void> {
		try {
			if (this.#source.length > LIMITS.sourceCharacters) throw new LimitError('source');
			this.#output.beginCall();
			const nodes = Parser.parse(this.#source);
			const { steps, computeMs } = LIMITS;
			await this.#machine.run(nodes, this.#background ? { steps, computeMs, rests: true } : undefined);
		} catch (error) {
			this.#fail(error, true);
		}
		await this.#reporter.flush();
	}

	async trigger(component: string, event: string, args: Value[]): Promise<void> {
		const handler = this.#drawing.handler(component, event);
		if (handler) await this.#call(handler, args);
	}

	async callHandler({ inputs, changesForm, ...call }: HandlerCall): Promise<HandlerAnswer> {
		const changes = new Map<string, AiData>();
		const others = changesForm === true ? [formUpdate(changes)] : [];
		return { ...(await this.#callEach(call, inputs.map(fromData), others)), changes };
	}

	async viewNotes(call: NotesCall): Promise<NotesAnswer> {
		const notes = new AskedNotes(call);
		const { results, computedMs } = await this.#callEach(call, notes.values);
		return { ...notes.answer(results), computedMs };
	}

	/** Calls a registered function with each input. What fails first is reported; the others mostly fail alike. */
	async #callEach(
		{ handle, limits }: Pick<HandlerCall, 'handle' | 'limits'>,
		inputs: readonly Value[],
		others: readonly Value[] = [],
	): Promise<Pick<HandlerAnswer, 'results' | 'computedMs'>> {
		const fn = this.#handlers.get(handle);
		if (!fn) return { results: inputs.map(() => ({ error: GONE })), computedMs: 0 };
		const allowance = { ...limits };
		const results: HandlerResult[] = [];
		const room = newRoom();
		this.#output.beginCall();
		for (const input of inputs) {
			try {
				const value = await this.#machine.callFromOutside(fn, [input, ...others], allowance);
				results.push({ value: toData(value, room) });
			} catch (error) {
				const isFirst = results.every(result => 'value' in result);
				results.push({ error: isFirst ? this.#fail(error, false) : this.#errorOf(error) });
			}
		}
		this.#reporter.note();
		return { results, computedMs: limits.computeMs - allowance.computeMs };
	}

	/** Calls the function of a timer. A plugin ends where its timers compute too much, or too many of them wait. */
	async #callLater(callback: ScriptFunction, isWanted: () => boolean): Promise<void> {
		const background = this.#background;
		if (this.#calls.isStopped) return;
		if (background && this.#calls.isFull) this.#fail(new LimitError('calls', true), false);
		else await this.#call(callback, [], background?.allowance(), isWanted);
		if (background?.isSpent && !this.#calls.isStopped) this.#fail(new LimitError('background', true), false);
	}

	/** Calls a function of the program; what fails is reported. */
	async #call(fn: ScriptFunction, args: Value[], allowance?: Allowance, isWanted?: () => boolean): Promise<void> {
		this.#output.beginCall();
		this.#reporter.note();
		try {
			await this.#machine.callFromOutside(fn, args, allowance, isWanted);
		} catch (error) {
			this.#fail(error, false);
		}
		this.#reporter.note();
	}

	/** A program whose start fails, or that is too large, ends; an error in a later call leaves it alive. */
	#fail(error: unknown, isStart: boolean): ScriptError {
		if (error instanceof StoppedError) return GONE;
		const told = this.#errorOf(error);
		this.#output.fail(told);
		if (isStart || (error instanceof LimitError && error.isFatal)) this.#end();
		return told;
	}

	#errorOf(error: unknown): ScriptError {
		return scriptErrorOf(error, this.#source, this.#machine.placeOf(error));
	}

	#end(): void {
		this.#timers.stopAll();
		this.#calls.stop();
	}
}
