import type { ScriptApp, ScriptMessage, ScriptReport } from '@workers/aiscript/aiscript.protocol';
import type { CallOptions } from '@/api/ApiClient';
import { ApiError } from '@/api/ApiError';
import { callNamed } from '@/api/callNamed';
import { fill } from '@/i18n/fill';
import { text } from '@/i18n/text';
import type { ScriptStorage } from '@/stores/scripts/scriptStorage';
import type { Session } from '@/stores/session/Session';
import { ask, prompt } from '@/ui/dialog/dialogs';
import { toast } from '@/ui/toast/toasts';
import { RequestQueue } from './RequestQueue';

interface Parts {
	readonly session: Session;
	readonly storage: ScriptStorage;
	/** Shows a report; resolves once it is shown. */
	readonly show: (report: ScriptReport) => Promise<void>;
	/** Used instead of the session's token, for programs of others; null: requests have none. */
	readonly token?: () => string | null;
	/** Said in its dialogs, for programs that nobody sees. */
	readonly name?: string;
	/** Ends the program, as somebody wants it who is shown one dialog after the other. */
	readonly stop: () => void;
}

/** A dialog that comes so soon after the one before belongs to a row of them. */
const IN_A_ROW_MS = 3_000;
/** From this one of a row on a dialog has a way to stop the program. */
const STOPPABLE_FROM = 3;
/** Characters that are shown; the rest is left out. */
const SHOWN = { toast: 500, title: 500, text: 10_000 } as const;

/**
 * The app for a program. Its requests are made with the session's token, which it never sees, or with what `token` gives
 * instead. What it may do is told in rules/plugins#what-programs-can-do.
 */
export class SessionScriptApp implements ScriptApp {
	readonly #parts: Parts;
	readonly #requests = new RequestQueue();
	/** Dialogs come one after another. */
	#dialogs: Promise<unknown> = Promise.resolve();
	#inARow = 0;
	#lastClosed = 0;
	#isOver = false;

	constructor(parts: Parts) {
		this.#parts = parts;
	}

	/** What still waits for its turn is not shown any more. */
	end(): void {
		this.#isOver = true;
	}

	report(report: ScriptReport): Promise<void> {
		return this.#parts.show(report);
	}

	async tell(message: ScriptMessage): Promise<void> {
		await this.#inTurn(() => this.#ask(message, [{ value: 'ok', text: text.common.gotIt, primary: true }]));
	}

	async confirm(message: ScriptMessage): Promise<boolean> {
		const answer = await this.#inTurn(() =>
			this.#ask(message, [
				{ value: 'cancel', text: text.common.cancel },
				{ value: 'ok', text: text.common.ok, primary: true },
			]),
		);
		return answer === 'ok';
	}

	async readLine(question: string): Promise<string | null> {
		const answer = await this.#inTurn(async () => {
			const title = question === '' ? text.aiscript.question : cut(question, SHOWN.title);
			const from = this.#from(question);
			const line = await prompt({ title, ...(from !== '' && { text: from }) });
			if (line === undefined && this.#inARow >= STOPPABLE_FROM) await this.#offerToStop();
			return line;
		});
		return answer ?? null;
	}

	toast(message: string): void {
		if (!this.#isOver) toast(cut(message, SHOWN.toast));
	}

	async call(endpoint: string, params: object, token: string | null): ReturnType<ScriptApp['call']> {
		const { session } = this.#parts;
		// A token goes by the third argument alone.
		const { i: _, ...given } = { i: null, ...params };
		try {
			const answer = await this.#requests.run(async () => {
				// It may have waited for longer than the program lived.
				if (this.#isOver) throw new Error(text.aiscript.over);
				return { answer: (await callNamed(session.api, endpoint, given, this.#tokenFor(token))) ?? null };
			});
			return answer ?? { failure: { code: 'TOO_MANY_REQUESTS', message: text.aiscript.tooManyRequests } };
		} catch (error) {
			return { failure: failureOf(error) };
		}
	}

	async save(key: string, value: unknown): Promise<void> {
		if (!(await this.#parts.storage.save(key, value))) throw new Error(text.aiscript.storageFull);
	}

	load(key: string): Promise<unknown> {
		return this.#parts.storage.load(key);
	}

	remove(key: string): Promise<void> {
		return this.#parts.storage.remove(key);
	}

	url(): string {
		return window.location.href;
	}

	/** A token that the program has comes first. */
	#tokenFor(token: string | null): CallOptions {
		const { token: own } = this.#parts;
		if (token !== null) return { token };
		return own ? { token: own() } : {};
	}

	async #ask(
		{ type, title, text: said }: ScriptMessage,
		actions: readonly { value: 'ok' | 'cancel' | 'stop'; text: string; primary?: boolean }[],
	): Promise<'ok' | 'cancel' | undefined> {
		const stop = { value: 'stop' as const, text: text.aiscript.stopProgram };
		const whole = [cut(said, SHOWN.text), this.#from(title)].filter(part => part !== '').join('\n\n');
		const message = {
			type,
			title: title === '' ? (this.#parts.name ?? text.aiscript.dialogFrom) : cut(title, SHOWN.title),
			...(whole !== '' && { text: whole }),
		};
		const answer = await ask(message, this.#inARow >= STOPPABLE_FROM ? [...actions, stop] : actions);
		if (answer !== 'stop') return answer;
		this.#parts.stop();
		return undefined;
	}

	/** Whose dialog it is, where its title doesn't say so. */
	#from(title: string): string {
		const { name } = this.#parts;
		return name === undefined || title === '' ? '' : fill(text.aiscript.from, { name });
	}

	/** For questions that have no room for a button more. */
	async #offerToStop(): Promise<void> {
		const { name } = this.#parts;
		const answer = await ask(
			{ type: 'question', title: name ?? text.aiscript.question, text: text.aiscript.asksAgain },
			[
				{ value: 'on', text: text.aiscript.goOn },
				{ value: 'stop', text: text.aiscript.stopProgram, primary: true },
			],
		);
		if (answer === 'stop') this.#parts.stop();
	}

	#inTurn<T>(show: () => Promise<T>): Promise<T | undefined> {
		const shown = this.#dialogs.then(async () => {
			if (this.#isOver) return undefined;
			this.#inARow = Date.now() - this.#lastClosed < IN_A_ROW_MS ? this.#inARow + 1 : 1;
			const answer = await show();
			this.#lastClosed = Date.now();
			return answer;
		});
		this.#dialogs = shown.catch(() => {});
		return shown;
	}
}

const cut = (shown: string, most: number): string => (shown.length > most ? `${shown.slice(0, most)}…` : shown);

/** Why a request failed, as JSON. */
function failureOf(error: unknown): unknown {
	if (error instanceof ApiError) {
		const { message, code, id, info } = error;
		return { message, code, id, ...(info !== undefined && { info }) };
	}
	return { message: error instanceof Error ? error.message : String(error), code: 'NETWORK_ERROR' };
}
