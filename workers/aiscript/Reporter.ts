import type { ScriptHost, ScriptReport } from './aiscript.protocol';

/** Reports come no faster than this, and not before the one before was shown. */
const PERIOD_MS = 50;

/** Tells the app what changed, all changes of a while at once. */
export class Reporter {
	readonly #host: ScriptHost;
	readonly #take: () => ScriptReport;
	#sending: Promise<void> | undefined;
	#isNoted = false;

	constructor(host: ScriptHost, take: () => ScriptReport) {
		this.#host = host;
		this.#take = take;
	}

	/** Something changed: it is told soon. */
	note(): void {
		this.#isNoted = true;
		this.#sending ??= this.#send().finally(() => {
			this.#sending = undefined;
			if (this.#isNoted) this.note();
		});
	}

	/** Tells all that has changed; resolves once it is shown. */
	async flush(): Promise<void> {
		this.note();
		while (this.#sending) await this.#sending;
	}

	async #send(): Promise<void> {
		// What the same step of the program changes is told with it.
		await new Promise(resolve => setTimeout(resolve));
		while (this.#isNoted) {
			this.#isNoted = false;
			await this.#host.report(this.#take());
			await new Promise(resolve => setTimeout(resolve, PERIOD_MS));
		}
	}
}
