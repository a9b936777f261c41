import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Home } from './Home';

const ADDRESS = /http:\/\/(?:127\.0\.0\.1|localhost):\d+/;

/**
 * A home server for one test, without the demo world, so that it starts in a second. It can be killed and restarted.
 */
export class OwnServer {
	readonly #data: string;
	readonly #options: readonly string[];
	#child: ChildProcess | undefined;
	#origin = '';
	#clientFolder = resolve('dist/client');

	private constructor(data: string, options: readonly string[]) {
		this.#data = data;
		this.#options = options;
	}

	/** @param options further arguments of its command line */
	static async start(options: readonly string[] = []): Promise<OwnServer> {
		const server = new OwnServer(await mkdtemp(join(tmpdir(), 'quarterdeck-own-')), options);
		await server.#start(0);
		return server;
	}

	/** At `localhost` rather than at an IP address, where browsers have no security keys. */
	static async startAtName(): Promise<OwnServer> {
		const port = await freePort();
		return OwnServer.start(['--port', String(port), '--origin', `http://localhost:${port}`]);
	}

	get home(): Home {
		return new Home(this.#origin);
	}

	/** Kills it like a power failure. */
	async kill(): Promise<void> {
		const child = this.#child;
		if (!child || child.exitCode !== null || child.signalCode !== null) return;
		const ended = new Promise(done => child.once('exit', done));
		child.kill('SIGKILL');
		await ended;
	}

	/** Starts it again with its data and address. */
	async restart(): Promise<void> {
		await this.#start(Number(new URL(this.#origin).port));
	}

	/** Restarts it with another build of the client, as a deployment does. */
	async deploy(clientFolder: string): Promise<void> {
		await this.kill();
		this.#clientFolder = clientFolder;
		await this.restart();
	}

	/** Runs it for a while with its data at another address, unreachable for the browser. */
	async aside(work: (home: Home) => Promise<void>): Promise<void> {
		const origin = this.#origin;
		await this.#start(0);
		await work(this.home);
		await this.kill();
		this.#origin = origin;
	}

	async remove(): Promise<void> {
		await this.kill();
		await rm(this.#data, { recursive: true, force: true });
	}

	async #start(port: number): Promise<void> {
		const child = spawn(process.execPath, [
			resolve('dist/server/main.js'),
			...['--port', String(port), '--data', this.#data],
			...['--client-folder', this.#clientFolder, '--no-seed'],
			...this.#options,
		]);
		this.#child = child;
		this.#origin = await new Promise<string>((done, fail) => {
			let said = '';
			const hear = (chunk: unknown) => {
				said += String(chunk);
				const address = ADDRESS.exec(said)?.[0];
				if (address !== undefined) done(address);
			};
			child.stdout.on('data', hear);
			child.stderr.on('data', hear);
			child.once('exit', () => fail(new Error(`The server ended: ${said}`)));
		});
	}
}

function freePort(): Promise<number> {
	const probe = createServer();
	return new Promise((done, fail) => {
		probe.once('error', fail);
		probe.listen(0, '127.0.0.1', () => {
			const { port } = probe.address() as AddressInfo;
			probe.close(() => done(port));
		});
	});
}
