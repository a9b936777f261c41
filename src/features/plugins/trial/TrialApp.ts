import type {
	PluginDeck,
	RegisteredColumn,
	RegisteredHandler,
	ScriptApp,
	ScriptReport,
} from '@workers/aiscript/aiscript.protocol';
import { permissionNeeded } from '@/domain/plugin/localPermissions';
import { text } from '@/i18n/text';
import { type Kept, valueIn, withoutValue, withValue } from '@/stores/scripts/scriptStorage';
import { floodGuards } from '../running/limits';
import type { StopReason } from '../running/PluginState';

const COLUMNS = 'quarterdeck:columns';
/** More of what a plugin failed with is left out. */
const MOST_ERRORS = 5;

interface Events {
	/** Nothing that the plugin has begun is under way. */
	readonly onCalm: () => void;
	/** The plugin has exceeded a limit, so its worker is to be ended. */
	readonly onStop: () => void;
}

/**
 * The app for a plugin that is tried: it sees notes, and reaches nothing else. It asks nobody, calls no server, and sees
 * no deck. The limits are those of a plugin that runs.
 */
export class TrialApp implements ScriptApp {
	readonly registered: RegisteredHandler[] = [];
	/** What the plugin's start, or its functions, failed with: the first of them, each once. */
	readonly errors = new Set<string>();
	/** Those that it would feed. */
	readonly columns: RegisteredColumn[] = [];
	readonly plugin = {
		register: (handler: RegisteredHandler) => void this.registered.push(handler),
		openUrl: () => void this.#isAdmitted(true),
		deck: this.#deck(),
	};
	#saved: Kept = {};
	#stopped: StopReason | null = null;
	readonly #guards = floodGuards();
	readonly #permissions: readonly string[];
	readonly #events: Events;

	/** @param permissions what it asks for: here it has all of it that the app grants */
	constructor(permissions: readonly string[], events: Events) {
		this.#permissions = permissions;
		this.#events = events;
	}

	/** Why it was stopped; null if it was not. */
	get stopped(): StopReason | null {
		return this.#stopped;
	}

	stopFor(why: StopReason): void {
		if (this.#stopped) return;
		this.#stopped = why;
		this.#events.onStop();
	}

	/** Notes an error of the plugin. Errors after it was stopped come from that, and are left out. */
	fail(message: string): void {
		if (!this.#stopped && this.errors.size < MOST_ERRORS) this.errors.add(message);
	}

	async report({ lines, isBusy }: ScriptReport): Promise<void> {
		for (const line of lines) if ('error' in line) this.fail(line.error.message);
		if (this.#guards.printed.count(lines.length)) this.stopFor('flood');
		if (!isBusy) this.#events.onCalm();
	}

	async tell(): Promise<void> {
		this.#admit(true);
	}

	async confirm(): Promise<boolean> {
		this.#admit(true);
		return false;
	}

	async readLine(): Promise<null> {
		this.#admit(true);
		return null;
	}

	toast(): void {
		this.#isAdmitted(true);
	}

	async call(): ReturnType<ScriptApp['call']> {
		this.#admit();
		return { failure: { code: 'TRIAL', message: text.plugins.trial.noCalls } };
	}

	async save(key: string, value: unknown): Promise<void> {
		this.#admit();
		const saved = withValue(this.#saved, key, value);
		if (!saved) throw new Error(text.aiscript.storageFull);
		this.#saved = saved;
	}

	async load(key: string): Promise<unknown> {
		this.#admit();
		return valueIn(this.#saved, key);
	}

	async remove(key: string): Promise<void> {
		this.#admit();
		this.#saved = withoutValue(this.#saved, key);
	}

	url(): string {
		return this.#isAdmitted() ? window.location.href : '';
	}

	#deck(): PluginDeck {
		const allow = (isShown = false) => {
			this.#admit(isShown);
			if (!this.#permissions.includes(COLUMNS)) throw permissionNeeded(COLUMNS);
		};
		return {
			add: async () => {
				allow(true);
				return false;
			},
			register: async column => {
				allow();
				this.columns.push(column);
			},
			refresh: async () => allow(),
			columns: async () => {
				allow();
				return [];
			},
		};
	}

	/** @throws {Error} it does too much, or did before */
	#admit(isShown = false): void {
		if (!this.#isAdmitted(isShown)) throw new Error(text.aiscript.over);
	}

	/** @param isShown whether a person would see it */
	#isAdmitted(isShown = false): boolean {
		const { asked, shown } = this.#guards;
		if (asked.count() || (isShown && shown.count())) this.stopFor('flood');
		return this.#stopped === null;
	}
}
