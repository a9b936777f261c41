import { pause } from '@/base/pause';
import type { ScriptHost, ScriptReport } from './aiscript.protocol';

/** Reports come no faster than this, and not before the one before was shown. */
const PERIOD_MS = 50;

/** Tells the app what changed, all changes of a while at once, and nothing where nothing did. */
export class Reporter {
	readonly #host: Pick<ScriptHost, 'report'>;
	readonly #take: () => ScriptReport;
	#sending: Promise<void> | undefined;
	#isNoted = false;
	/** What was told last. */
	#told: Pick<ScriptReport, 'isBusy' | 'isLive'> | undefined;

	constructor(host: Pick<ScriptHost, 'report'>, take: () => ScriptReport) {
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
		await pause();
		while (this.#isNoted) {
			this.#isNoted = false;
			const report = this.#take();
			if (this.#isNews(report)) await this.#host.report(report);
			await pause(PERIOD_MS);
		}
	}

	/** A plugin is called many times a second, and mostly prints nothing. */
	#isNews({ lines, ui, isBusy, isLive }: ScriptReport): boolean {
		const told = this.#told;
		this.#told = { isBusy, isLive };
		return lines.length > 0 || ui !== undefined || isBusy !== told?.isBusy || isLive !== told.isLive;
	}
}
