import { pause } from '@/base/pause';
import { LIMITS } from '../limits';
import { LimitError } from './LimitError';
import { StoppedError } from './StoppedError';
import { takeTurn } from './takeTurn';

/** The program computes this long before other messages are let in. */
const SLICE_MS = 8;
/** After how many steps the clock is read again. */
const CLOCK_EVERY = 16;

/** One start of the program, or one call of a function of it. */
interface Call {
	readonly allowance: Allowance;
	steps: number;
	/** How much of it waits for something else than computing. */
	waits: number;
	turns: number;
	hasEnded: boolean;
}

/** What a call may compute. Calls that share one share its time. */
export interface Allowance {
	readonly steps: number;
	/** Milliseconds that are left. */
	computeMs: number;
	/** It rests as long as it computes, for the page to have the processor: nobody waits for it. */
	readonly rests?: true;
}

interface Entrance {
	readonly call: Call;
	readonly enter: () => void;
	readonly refuse: (error: StoppedError) => void;
}

/**
 * Lets the calls of one program compute one after another, each with its own number of steps and its own time. One that
 * waits (a pause, a dialog, a request) lets others in meanwhile, and the waiting doesn't count.
 */
export class Calls {
	#current: Call | null = null;
	readonly #entrances: Entrance[] = [];
	#running = 0;
	#stamp = 0;
	#lastTurn = 0;
	#isPaused = false;
	#isStopped = false;
	#resume: (() => void)[] = [];

	/** Whether any call has begun and not ended. */
	get isBusy(): boolean {
		return this.#running > 0;
	}

	get isStopped(): boolean {
		return this.#isStopped;
	}

	/** Whether as many calls wait as may. */
	get isFull(): boolean {
		return this.#running >= LIMITS.waitingCalls;
	}

	/** @throws {LimitError} too many calls wait; {StoppedError} */
	async run<T>(work: () => Promise<T>, allowance: Allowance = usual()): Promise<T> {
		if (this.isFull) throw new LimitError('calls');
		const call: Call = { allowance, steps: 0, waits: 0, turns: 0, hasEnded: false };
		this.#running++;
		try {
			await this.#enter(call);
			const result = await work();
			this.#end(call);
			return result;
		} catch (error) {
			this.#end(call);
			// Other arguments of the expression that failed may still be computing: each of their steps ends them now.
			if (this.#current === null) await takeTurn();
			throw error;
		} finally {
			this.#running--;
			if (this.#current === null) this.#letNextIn();
		}
	}

	/**
	 * Counts a step of the call that computes.
	 * @returns a turn that has to be waited for before the step is made, now and then
	 * @throws {LimitError} at the limit of steps or time; {StoppedError}
	 */
	step(): Promise<void> | undefined {
		if (this.#isStopped) throw new StoppedError();
		const call = this.#current;
		if (!call) throw new StoppedError();
		if (++call.steps > call.allowance.steps) throw new LimitError('steps');
		if (call.steps % CLOCK_EVERY !== 0) return undefined;
		const now = performance.now();
		this.#account(call, now);
		if (call.allowance.computeMs < 0) throw new LimitError('time');
		return now - this.#lastTurn > SLICE_MS || this.#isPaused ? this.#turn(call) : undefined;
	}

	/** Waits within a call for something else than computing. */
	async wait<T>(what: Promise<T>): Promise<T> {
		const call = this.#current;
		if (!call) return what;
		this.#account(call, performance.now());
		call.waits++;
		this.#watchIdle(call);
		try {
			return await what;
		} finally {
			call.waits--;
			await this.#enter(call);
		}
	}

	setPaused(isPaused: boolean): void {
		this.#isPaused = isPaused;
		if (isPaused) return;
		for (const resume of this.#resume.splice(0)) resume();
		if (!this.#current) this.#letNextIn();
	}

	/** All that goes on or waits ends with a `StoppedError`. */
	stop(): void {
		this.#isStopped = true;
		for (const { refuse } of this.#entrances.splice(0)) refuse(new StoppedError());
		for (const resume of this.#resume.splice(0)) resume();
	}

	#account(call: Call, now: number): void {
		call.allowance.computeMs -= now - this.#stamp;
		this.#stamp = now;
	}

	async #turn(call: Call): Promise<void> {
		call.turns++;
		await (call.allowance.rests ? rest() : takeTurn());
		if (this.#isPaused && !this.#isStopped) await new Promise<void>(resolve => this.#resume.push(resolve));
		call.turns--;
		this.#stamp = performance.now();
		this.#lastTurn = this.#stamp;
		if (this.#isStopped || call.hasEnded) throw new StoppedError();
	}

	async #enter(call: Call): Promise<void> {
		if (this.#isStopped || call.hasEnded) throw new StoppedError();
		const isFree = this.#current === null && !this.#isPaused && this.#entrances.length === 0;
		if (isFree || this.#current === call) return this.#begin(call);
		await new Promise<void>((enter, refuse) => this.#entrances.push({ call, enter, refuse }));
	}

	#begin(call: Call): void {
		this.#current = call;
		this.#stamp = performance.now();
	}

	#end(call: Call): void {
		call.hasEnded = true;
		if (this.#current === call) {
			this.#account(call, performance.now());
			this.#current = null;
		}
		const late = this.#entrances.filter(entrance => entrance.call === call);
		for (const entrance of late) this.#leaveOut(entrance).refuse(new StoppedError());
	}

	#leaveOut(entrance: Entrance): Entrance {
		this.#entrances.splice(this.#entrances.indexOf(entrance), 1);
		return entrance;
	}

	/** The one that has waited longest may compute. */
	#letNextIn(): void {
		const next = this.#entrances[0]?.call;
		if (!next || this.#isPaused) return;
		this.#begin(next);
		const entered = this.#entrances.filter(({ call }) => call === next);
		for (const entrance of entered) this.#leaveOut(entrance).enter();
	}

	/** Parts of a call may compute while another part waits; once none does, others may. */
	#watchIdle(call: Call): void {
		const { steps } = call;
		void takeTurn().then(() => {
			if (this.#current !== call || call.waits === 0) return;
			if (call.steps !== steps || call.turns > 0) return this.#watchIdle(call);
			this.#current = null;
			this.#letNextIn();
		});
	}
}

const rest = () => pause(SLICE_MS);

const usual = (): Allowance => ({ steps: LIMITS.steps, computeMs: LIMITS.computeMs });
