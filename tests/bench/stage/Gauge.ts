import type { CDPSession, Page } from 'playwright';

const COLLECTIONS = 3;

/** The browser's own counters of a page (CDP). */
export class Gauge {
	readonly #session: CDPSession;

	private constructor(session: CDPSession) {
		this.#session = session;
	}

	static async of(page: Page): Promise<Gauge> {
		const session = await page.context().newCDPSession(page);
		await session.send('Performance.enable');
		return new Gauge(session);
	}

	/** Milliseconds that the main thread has spent in tasks so far. */
	async busy(): Promise<number> {
		return ((await this.#metrics()).TaskDuration ?? 0) * 1000;
	}

	/**
	 * DOM nodes and the JavaScript heap in bytes, after three forced collections. What the browser keeps of its own to show
	 * in a console is left out.
	 */
	async settled(): Promise<{ nodes: number; heap: number }> {
		await this.#session.send('Runtime.discardConsoleEntries');
		await this.#session.send('HeapProfiler.enable');
		for (let index = 0; index < COLLECTIONS; index++) await this.#session.send('HeapProfiler.collectGarbage');
		await this.#session.send('HeapProfiler.disable');
		const { Nodes = 0, JSHeapUsedSize = 0 } = await this.#metrics();
		return { nodes: Nodes, heap: JSHeapUsedSize };
	}

	async #metrics(): Promise<Partial<Record<string, number>>> {
		const { metrics } = await this.#session.send('Performance.getMetrics');
		return Object.fromEntries(metrics.map(({ name, value }) => [name, value]));
	}
}
