import type { RegisteredHandler, ScriptApp, ScriptReport } from '@workers/aiscript/aiscript.protocol';
import { text } from '@/i18n/text';

/** The app for a plugin that is tried: it sees notes, and reaches nothing else. It asks nobody, and calls no server. */
export class TrialApp implements ScriptApp {
	readonly registered: RegisteredHandler[] = [];
	/** What the plugin's start, or its functions, failed with. */
	readonly errors: string[] = [];
	readonly plugin = {
		register: (handler: RegisteredHandler) => void this.registered.push(handler),
		openUrl() {},
	};
	readonly #saved = new Map<string, unknown>();
	readonly #onCalm: () => void;

	/** @param onCalm called when the plugin has done all for now */
	constructor(onCalm: () => void) {
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
}
