import { readFileSync } from 'node:fs';
import type { Browser } from 'playwright';
import { pause } from '@/base/pause';

const PAUSE_MS = 100;
const KIBIBYTE = 1024;
const MEGABYTE = 1_000_000;

/** The memory of all processes of a browser, with shared memory counted once (Linux only). */
export class BrowserMemory {
	readonly #read: () => Promise<number>;
	#peak = 0;
	#isWatching = true;
	readonly #watching: Promise<void>;

	private constructor(read: () => Promise<number>) {
		this.#read = read;
		this.#watching = this.#watch();
	}

	/** Measures from now on. */
	static async watch(browser: Browser): Promise<BrowserMemory> {
		const session = await browser.newBrowserCDPSession();
		return new BrowserMemory(async () => {
			const { processInfo } = await session.send('SystemInfo.getProcessInfo');
			return processInfo.reduce((sum, { id }) => sum + proportionalSize(id), 0);
		});
	}

	/** The maximum in MB since the start; NaN if unavailable. */
	async end(): Promise<number> {
		this.#isWatching = false;
		await this.#watching;
		return this.#peak / MEGABYTE;
	}

	async #watch(): Promise<void> {
		while (this.#isWatching) {
			this.#peak = Math.max(this.#peak, await this.#read());
			await pause(PAUSE_MS);
		}
	}
}

/** In bytes; 0 for a process that has ended. */
function proportionalSize(process_: number): number {
	if (process.platform !== 'linux') return Number.NaN;
	try {
		const rollup = readFileSync(`/proc/${process_}/smaps_rollup`, 'utf8');
		return Number(/^Pss:\s+(\d+)/m.exec(rollup)?.[1] ?? 0) * KIBIBYTE;
	} catch {
		return 0;
	}
}
