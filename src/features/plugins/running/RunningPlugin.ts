import { type RunningScript, runScript, type ScriptEnd } from '@workers/aiscript/aiscript.client';
import type { HandlerResult, ScriptApp, ScriptMessage, ScriptReport } from '@workers/aiscript/aiscript.protocol';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { inTime } from '@/base/inTime';
import { SessionScriptApp } from '@/blocks/aiscript/SessionScriptApp';
import { scriptConstants } from '@/blocks/aiscript/scriptConstants';
import { configValues } from '@/domain/plugin/configFields';
import type { NoteBatch, NoteViewList } from '@/domain/plugin/NoteView';
import type { Plugin } from '@/domain/plugin/Plugin';
import { text } from '@/i18n/text';
import { installedPlugins } from '@/stores/plugins/installedPlugins';
import { localGrantOf } from '@/stores/plugins/localGrants';
import { pluginPhases } from '@/stores/plugins/pluginPhases';
import { tokenOf } from '@/stores/plugins/pluginTokens';
import type { Session } from '@/stores/session/Session';
import type { Asking } from './Asking';
import { checkedViews } from './checkedViews';
import { DeckOfPlugin } from './DeckOfPlugin';
import { floodGuards, STRIKES, VIEW } from './limits';
import { openForPlugin } from './openForPlugin';
import { PluginColumns } from './PluginColumns';
import { NEW_STATE, type PluginState, type StopReason, withLines } from './PluginState';
import { registerHandler } from './registerHandler';
import { storageOfPlugin } from './storageOfPlugin';
import { tellStopped } from './tellStopped';

/**
 * What a plugin opens or adds so soon after a press is opened or added at once; later on, and for a second address, the
 * person is asked.
 */
const PRESSED_MS = 5_000;

/** One plugin in one session, in a worker of its own, from its start until it is stopped. */
export class RunningPlugin {
	readonly plugin: Plugin;
	readonly session: Session;
	readonly state: StoreApi<PluginState> = createStore(() => NEW_STATE);
	readonly #app: SessionScriptApp;
	readonly #columns = new PluginColumns(this);
	readonly #deck = new DeckOfPlugin(this, this.#columns);
	readonly #ends: (() => void)[] = [];
	readonly #guards = floodGuards();
	#script: RunningScript | undefined;
	#token: string | null = null;
	#pressedAt = Number.NEGATIVE_INFINITY;
	readonly #strikes = { late: 0, failing: 0 };
	#hasFailed = false;

	constructor(session: Session, plugin: Plugin) {
		this.session = session;
		this.plugin = plugin;
		this.#app = new SessionScriptApp({
			session,
			storage: storageOfPlugin(session, plugin.installId),
			name: plugin.name,
			token: () => this.#token,
			show: async report => this.#take(report),
			stop: () => this.#stopFor('person'),
		});
		this.state.subscribe(({ phase }, before) => {
			if (phase !== before.phase) pluginPhases.set(session, plugin.installId, phase);
		});
		pluginPhases.set(session, plugin.installId, this.state.getState().phase);
	}

	/** Its place in the order of installing, which changes when others are uninstalled. */
	get order(): number {
		return installedPlugins(this.session).findIndex(({ installId }) => installId === this.plugin.installId);
	}

	get isOver(): boolean {
		return this.state.getState().phase === 'over';
	}

	get isPressed(): boolean {
		return Date.now() - this.#pressedAt < PRESSED_MS;
	}

	/** Starts it. What fails is in its log. */
	async start(): Promise<void> {
		const { plugin, session } = this;
		this.#log('Starting plugin...');
		try {
			const [constants, token, granted] = await Promise.all([
				scriptConstants(session),
				tokenOf(session, plugin.installId),
				localGrantOf(session, plugin.installId),
			]);
			if (this.isOver) return;
			this.#token = token?.token ?? null;
			this.#deck.granted = granted;
			const program = { source: plugin.src ?? '', constants, plugin: { config: configValues(plugin) } };
			this.#script = runScript(program, this.#hosted(), end => this.#ended(end));
		} catch (error) {
			this.#fail(error instanceof Error ? error.message : String(error));
			this.#stopFor('failed');
		}
	}

	/** Stops it; its handlers and columns are gone. */
	stop(): void {
		this.#app.end();
		this.#script?.stop();
		this.#columns.end();
		for (const end of this.#ends.splice(0)) end();
		if (!this.isOver) this.state.setState({ phase: 'over' });
	}

	/** A person chose something of it. */
	pressed(): void {
		this.#pressedAt = Date.now();
	}

	/** Asks the person something for it. */
	confirm(message: ScriptMessage): Promise<boolean> {
		return this.#app.confirm(message);
	}

	/**
	 * Calls one of its functions.
	 * @returns a result for each input; null if it is over or late
	 */
	async ask(handle: number, asking: Asking): Promise<readonly HandlerResult<unknown>[] | null> {
		const { inputs, limits, update, withinMs, isForgiven = false } = asking;
		const call = { handle, inputs, limits, ...(update && { changesForm: true }) };
		const answer = await this.#answerTo(
			script => script.callHandler(call),
			withinMs,
			() => !isForgiven && this.#count('late', true),
		);
		if (!answer) return null;
		const { results, changes, computedMs } = answer;
		for (const [field, value] of changes) update?.(field, value);
		this.#spend(inputs.length, computedMs);
		if (!isForgiven) this.#judge(results.every(result => 'error' in result));
		return results;
	}

	/**
	 * Asks one of its functions how notes are to show.
	 * @returns how they show, as before if it is over; null if it is late, which only counts by `judgePage`
	 */
	async view(handle: number, batch: NoteBatch, withinMs: number): Promise<NoteViewList | null> {
		const call = { handle, ...batch, limits: VIEW };
		let isLate = false;
		const onLate = () => {
			isLate = true;
		};
		const answer = await this.#answerTo(script => script.viewNotes(call), withinMs, onLate);
		if (!answer) return isLate ? null : batch.views;
		const { views, errors, computedMs } = answer;
		const calls = batch.views.filter(view => view !== null).length;
		this.#spend(calls, computedMs);
		this.#count('failing', errors.length === calls);
		return checkedViews(batch.views, views);
	}

	/** After each page of notes that it was asked about: whether its time ran out because of this plugin. */
	judgePage(isLate: boolean): void {
		this.#count('late', isLate);
	}

	/** Null if it is over or late. */
	async #answerTo<T>(
		call: (script: RunningScript) => Promise<T>,
		withinMs: number | undefined,
		onLate: () => void,
	): Promise<T | null> {
		const script = this.#script;
		if (!script || this.isOver) return null;
		try {
			const answer = await inTime(call(script), withinMs);
			if (!answer) onLate();
			return answer;
		} catch (error) {
			if (!this.isOver) this.#fail(error instanceof Error ? error.message : String(error));
			return null;
		}
	}

	/** The app as this plugin has it: nothing once it is over, also of what it asked before. */
	#hosted(): ScriptApp {
		const app = this.#app;
		const admitted = async <T>(work: () => T | Promise<T>, isShown = false): Promise<T> => {
			if (!this.#admits(isShown)) throw new Error(text.aiscript.over);
			return work();
		};
		return {
			report: report => app.report(report),
			tell: message => admitted(() => app.tell(message), true),
			confirm: message => admitted(() => app.confirm(message), true),
			readLine: question => admitted(() => app.readLine(question), true),
			toast: message => {
				if (this.#admits(true)) app.toast(message);
			},
			save: (key, value) => admitted(() => app.save(key, value)),
			load: key => admitted(() => app.load(key)),
			remove: key => admitted(() => app.remove(key)),
			url: () => (this.#admits() ? app.url() : ''),
			call: (endpoint, params, token) => admitted(() => this.#call(endpoint, params, token)),
			plugin: {
				register: handler => {
					if (!this.isOver) this.#ends.push(registerHandler(this, handler));
				},
				openUrl: url => {
					if (this.#admits(true)) this.#open(url);
				},
				deck: {
					add: wish => admitted(() => this.#deck.add(wish)),
					register: column => admitted(() => this.#deck.register(column)),
					refresh: id => admitted(() => this.#deck.refresh(id)),
					columns: () => admitted(() => this.#deck.columns()),
				},
			},
		};
	}

	/**
	 * Whether it may do one more thing; one that does too much is stopped.
	 * @param isShown whether it shows something to the person
	 */
	#admits(isShown = false): boolean {
		if (this.#guards.asked.count() || (isShown && this.#guards.shown.count())) this.#stopFor('flood');
		return !this.isOver;
	}

	async #call(...given: Parameters<ScriptApp['call']>): ReturnType<ScriptApp['call']> {
		const { cost } = this.state.getState();
		this.state.setState({ cost: { ...cost, requests: cost.requests + 1 } });
		const answer = await this.#app.call(...given);
		if (isTooMany(answer) && this.#guards.refused.count()) this.#stopFor('flood');
		return answer;
	}

	#open(url: string): void {
		const { isPressed } = this;
		this.#pressedAt = Number.NEGATIVE_INFINITY;
		openForPlugin(this.plugin.name, url, isPressed);
	}

	#take({ lines, isBusy, isLive }: ScriptReport): void {
		const { phase } = this.state.getState();
		if (phase === 'over') return;
		this.state.setState(now => withLines(now, lines));
		if (this.#guards.printed.count(lines.length)) {
			this.#stopFor('flood');
			return;
		}
		if (phase !== 'starting' || isBusy) return;
		// An error of its start ends it; one of a function that was called meanwhile doesn't.
		this.#hasFailed ||= !isLive && lines.some(line => 'error' in line);
		if (this.#hasFailed) return;
		this.state.setState({ phase: 'running' });
		this.#log('Plugin started');
	}

	#ended(end: ScriptEnd): void {
		const last = this.state.getState().lines.at(-1);
		const isFailure = this.#hasFailed || (last !== undefined && 'error' in last);
		if (end !== 'ended') this.#stopFor(end);
		else if (isFailure) this.#stopFor('failed');
		else this.stop();
	}

	/** @param hasFailed whether a call that was answered in time failed */
	#judge(hasFailed: boolean): void {
		this.#count('late', false);
		this.#count('failing', hasFailed);
	}

	/** Counts consecutive strikes; stops the plugin at the limit. */
	#count(strike: 'late' | 'failing', hasHappened: boolean): void {
		this.#strikes[strike] = hasHappened ? this.#strikes[strike] + 1 : 0;
		if (this.#strikes[strike] >= STRIKES[strike]) this.#stopFor(strike);
	}

	/** Stops it for what it does, and says so. */
	#stopFor(why: StopReason): void {
		if (this.isOver) return;
		this.state.setState({ stopped: why });
		this.stop();
		tellStopped(this.session, this.plugin.name, why);
	}

	/** Adds what some calls took. */
	#spend(calls: number, ms: number): void {
		const { cost } = this.state.getState();
		this.state.setState({ cost: { ...cost, calls: cost.calls + calls, ms: cost.ms + ms } });
	}

	#log(line: string): void {
		this.state.setState(now => withLines(now, [{ text: line }]));
	}

	#fail(message: string): void {
		this.state.setState(now => withLines(now, [{ error: { kind: 'Internal', message, at: null } }]));
	}
}

const isTooMany = (answer: object): boolean =>
	'failure' in answer &&
	typeof answer.failure === 'object' &&
	answer.failure !== null &&
	Reflect.get(answer.failure, 'code') === 'TOO_MANY_REQUESTS';
