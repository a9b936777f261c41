import { mkdtemp, readlink, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium } from '@playwright/test';
import { wholeChromium } from '../../../playwright.config';

/** A browser whose profile outlives it, so that it can be killed like by a power failure. */
export class KillableBrowser {
	readonly #profile: string;
	#context: BrowserContext | undefined;

	private constructor(profile: string) {
		this.#profile = profile;
	}

	static async make(): Promise<KillableBrowser> {
		return new KillableBrowser(await mkdtemp(join(tmpdir(), 'quarterdeck-profile-')));
	}

	async start(): Promise<BrowserContext> {
		this.#context = await chromium.launchPersistentContext(this.#profile, {
			// Given explicitly, as only the full browser locks its profile, not the headless shell.
			executablePath: chromium.executablePath(),
			...wholeChromium().launchOptions,
			locale: 'en-US',
		});
		return this.#context;
	}

	/** Nothing more is written. */
	async kill(): Promise<void> {
		const context = this.#context;
		if (!context) return;
		this.#context = undefined;
		const closed = new Promise(resolve => context.once('close', resolve));
		process.kill(await this.#processId(), 'SIGKILL');
		await closed;
	}

	/** Chromium's profile lock names host and process: `host-1234`. */
	async #processId(): Promise<number> {
		const lock = await readlink(join(this.#profile, 'SingletonLock'));
		return Number(lock.slice(lock.lastIndexOf('-') + 1));
	}

	async remove(): Promise<void> {
		await this.kill();
		await rm(this.#profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
	}
}
