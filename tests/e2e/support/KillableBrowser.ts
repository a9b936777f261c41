import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium } from '@playwright/test';
import { CHROMIUM_FLAGS } from '../../../playwright.config';
import { expect } from './test';

/** A browser whose profile outlives it, so that it can be killed as a loss of power would end it. */
export class KillableBrowser {
	readonly #profile: string;
	#process: ChildProcess | undefined;

	private constructor(profile: string) {
		this.#profile = profile;
	}

	static async make(): Promise<KillableBrowser> {
		return new KillableBrowser(await mkdtemp(join(tmpdir(), 'quarterdeck-profile-')));
	}

	async start(): Promise<BrowserContext> {
		const portFile = join(this.#profile, 'DevToolsActivePort');
		await rm(portFile, { force: true });
		const flags = ['--headless=new', '--remote-debugging-port=0', '--lang=en-US', `--user-data-dir=${this.#profile}`];
		const path = process.env.CHROMIUM_PATH ?? chromium.executablePath();
		this.#process = spawn(path, [...CHROMIUM_FLAGS, ...flags], { stdio: 'ignore' });
		await expect.poll(() => readFile(portFile, 'utf8').catch(() => ''), { timeout: 20_000 }).toMatch(/^\d+\n/);
		const [port = ''] = (await readFile(portFile, 'utf8')).split('\n');
		const [context] = (await chromium.connectOverCDP(`http://127.0.0.1:${port}`)).contexts();
		if (!context) throw new Error('The browser has no context.');
		return context;
	}

	/** Nothing is written any more. */
	async kill(): Promise<void> {
		if (!this.#process) return;
		const ended = once(this.#process, 'exit');
		this.#process.kill('SIGKILL');
		await ended;
		this.#process = undefined;
	}

	async remove(): Promise<void> {
		await this.kill();
		await rm(this.#profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
	}
}
