import type {
	PluginDeck,
	RegisteredColumn,
	RegisteredHandler,
	ScriptApp,
	ScriptReport,
} from '@workers/aiscript/aiscript.protocol';
import { permissionNeeded } from '@/domain/plugin/localPermissions';
import { text } from '@/i18n/text';

const COLUMNS = 'quarterdeck:columns';

/**
 * The app for a plugin that is tried: it sees notes, and reaches nothing else. It asks nobody, calls no server, and sees
 * no deck.
 */
export class TrialApp implements ScriptApp {
	readonly registered: RegisteredHandler[] = [];
	/** What the plugin's start, or its functions, failed with. */
	readonly errors: string[] = [];
	/** Those that it would feed. */
	readonly columns: RegisteredColumn[] = [];
	readonly plugin = {
		register: (handler: RegisteredHandler) => void this.registered.push(handler),
		openUrl() {},
		deck: this.#deck(),
	};
	readonly #saved = new Map<string, unknown>();
	readonly #permissions: readonly string[];
	readonly #onCalm: () => void;

	/**
	 * @param permissions what it asks for: here it has all of it that the app grants
	 * @param onCalm called when the plugin has done all for now
	 */
	constructor(permissions: readonly string[], onCalm: () => void) {
		this.#permissions = permissions;
		this.#onCalm = onCalm;
	}

	async report({ lines, isBusy }: ScriptReport): Promise<void> {
		for (const line of lines) if ('error' in line) this.errors.push(line.error.message);
		if (!isBusy) this.#onCalm();
	}

	async tell(): Promise<void> {}

	async confirm(): Promise<boolean> {
		return false;
	}

	async readLine(): Promise<null> {
		return null;
	}

	toast(): void {}

	async call(): ReturnType<ScriptApp['call']> {
		return { failure: { code: 'TRIAL', message: text.plugins.trial.noCalls } };
	}

	async save(key: string, value: unknown): Promise<void> {
		this.#saved.set(key, value);
	}

	async load(key: string): Promise<unknown> {
		return this.#saved.get(key);
	}

	async remove(key: string): Promise<void> {
		this.#saved.delete(key);
	}

	url(): string {
		return window.location.href;
	}

	#deck(): PluginDeck {
		const allow = () => {
			if (!this.#permissions.includes(COLUMNS)) throw permissionNeeded(COLUMNS);
		};
		return {
			add: async () => {
				allow();
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
}
