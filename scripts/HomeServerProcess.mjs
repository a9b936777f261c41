import { spawn } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from './ensureDependencies.mjs';

/** Includes making the demo world on a first start. */
const START_WITHIN_MS = 120_000;
/** How much of its output is kept, in case it exits by itself. */
const KEPT_OUTPUT = 4000;

/** A home server process for tests and benches: the last build, without demo activity. */
export class HomeServerProcess {
	#child;
	#options;
	#ownsData;
	#isEnding = false;
	origin;
	data;

	/**
	 * Starts it on a free port with a temporary data folder, unless given otherwise. It makes the demo world, unless
	 * `npm test` has made one.
	 */
	static async start({ port = 0, data, live = '0', args = [] } = {}) {
		const server = new HomeServerProcess();
		server.#ownsData = data === undefined;
		server.data = data ?? (await mkdtemp(join(tmpdir(), 'quarterdeck-')));
		const made = process.env.DEMO_WORLD;
		if (server.#ownsData && made) await cp(JSON.parse(made).folder, server.data, { recursive: true });
		server.#options = ['--no-build', '--live', live, '--data', server.data, ...args];
		await server.#start(port);
		return server;
	}

	async #start(port) {
		const script = join(projectRoot, 'scripts/start.mjs');
		this.#isEnding = false;
		this.#child = spawn(process.execPath, [script, '--port', String(port), ...this.#options], { cwd: projectRoot });
		this.origin = await this.#address();
	}

	/** Kills it like a power failure, and starts it again with its data and address. */
	async restart(afterMs = 0) {
		await this.kill();
		await new Promise(resolve => setTimeout(resolve, afterMs));
		await this.#start(this.port);
	}

	/** Resolves with the address that it prints when it is ready. */
	#address() {
		return new Promise((resolve, reject) => {
			let said = '';
			let isReady = false;
			const fail = reason => reject(new Error(`The home server ${reason}:\n${said}`));
			const timer = setTimeout(() => fail('did not start in time'), START_WITHIN_MS);
			const hear = chunk => {
				said = `${said}${chunk}`.slice(-KEPT_OUTPUT);
				if (isReady) return;
				const address = /Quarterdeck {2}(http:\/\/\S+)/.exec(said)?.[1];
				if (address === undefined) return;
				clearTimeout(timer);
				isReady = true;
				resolve(address);
			};
			this.#child.stdout.on('data', hear);
			this.#child.stderr.on('data', hear);
			this.#child.once('exit', (code, signal) => {
				clearTimeout(timer);
				fail('ended');
				if (isReady && !this.#isEnding) console.error(`The home server ended by itself (${signal ?? code}):\n${said}`);
			});
		});
	}

	get port() {
		return Number(new URL(this.origin).port);
	}

	get pid() {
		return this.#child.pid;
	}

	async #call(endpoint, params) {
		const body = JSON.stringify(params);
		const headers = { 'content-type': 'application/json' };
		const response = await fetch(`${this.origin}/api/${endpoint}`, { method: 'POST', headers, body });
		if (!response.ok) throw new Error(`${endpoint}: ${response.status} ${await response.text()}`);
		return response.status === 204 ? undefined : response.json();
	}

	/** Removes the demo world's ads, so that timelines only contain notes when they are counted and measured. */
	async hideAds() {
		const { i } = await this.#call('signin-flow', { username: 'admin', password: 'admin' });
		await this.#call('admin/update-meta', { i, notesPerOneAd: 0 });
	}

	/** Stops it gracefully; its temporary data folder is deleted. */
	async stop() {
		await this.#end('SIGTERM');
		if (this.#ownsData) await rm(this.data, { recursive: true, force: true });
	}

	/** Kills it like a power failure; its data stays. */
	async kill() {
		await this.#end('SIGKILL');
	}

	async #end(signal) {
		this.#isEnding = true;
		if (this.#child.exitCode !== null || this.#child.signalCode !== null) return;
		const ended = new Promise(resolve => this.#child.once('exit', resolve));
		this.#child.kill(signal);
		await ended;
	}
}
