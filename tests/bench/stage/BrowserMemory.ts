import { readFileSync } from 'node:fs';
import type { Browser } from 'playwright';

const PAUSE_MS = 100;
const KIBIBYTE = 1024;
const MEGABYTE = 1_000_000;

/** What the processes of a browser hold together, shared memory counted once (Linux alone tells). */
export class BrowserMemory {
	readonly #read: () => Promise<number>;
	#peak = 0;
	#isWatching = true;
	readonly #watching: Promise<void>;

	private constructor(read: () => Promise<number>) {
		this.#read = read;
		this.#watching = this.#watch();
	}

	/** Watches from now on. */
	static async watch(browser: Browser): Promise<BrowserMemory> {
		const session = await browser.newBrowserCDPSession();
		return new BrowserMemory(async () => {
			const { processInfo } = await session.send('SystemInfo.getProcessInfo');
			return processInfo.reduce((sum, { id }) => sum + proportionalSize(id), 0);
		});
	}

	/** MB at the most since it began; NaN where nothing tells. */
	async end(): Promise<number> {
		this.#isWatching = false;
		await this.#watching;
		return this.#peak / MEGABYTE;
	}

	async #watch(): Promise<void> {
		while (this.#isWatching) {
			this.#peak = Math.max(this.#peak, await this.#read());
			await new Promise(resolve => setTimeout(resolve, PAUSE_MS));
		}
	}
}

/** Bytes. A process may have ended meanwhile; then it holds nothing. */
function proportionalSize(process_: number): number {
	if (process.platform !== 'linux') return Number.NaN;
	try {
		const rollup = readFileSync(`/proc/${process_}/smaps_rollup`, 'utf8');
		return Number(/^Pss:\s+(\d+)/m.exec(rollup)?.[1] ?? 0) * KIBIBYTE;
	} catch {
		return 0;
	}
}
