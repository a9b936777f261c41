import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const root = fileURLToPath(new URL('../../..', import.meta.url));
// Inside the repository, so that the built server finds its packages. One for each of the processes that run tests at
// the same time.
const outDir = join(root, '.cache/attacked-server', process.env.VITEST_POOL_ID ?? 'only');
/** The user without rights, by convention. */
const NOBODY = 65_534;
const ADDRESS = /http:\/\/127\.0\.0\.1:\d+/;

/** The home server as a separate process, for attacks on the process itself: memory, time, crashes. */
export class BuiltServer {
	readonly #child: ChildProcess;
	/** Its data folder. */
	readonly data: string;
	readonly origin: string;
	readonly ended: Promise<number | string | null>;

	private constructor(child: ChildProcess, data: string, origin: string) {
		this.#child = child;
		this.data = data;
		this.origin = origin;
		this.ended = new Promise(resolve => child.once('exit', (code, signal) => resolve(code ?? signal)));
	}

	/** Call before the first start. */
	static async build(): Promise<void> {
		await build({ configFile: join(root, 'vite.server.config.ts'), root, logLevel: 'error', build: { outDir } });
	}

	static async start(): Promise<BuiltServer> {
		const data = await mkdtemp(join(tmpdir(), 'quarterdeck-attack-'));
		const child = spawn(process.execPath, [join(outDir, 'main.js'), '--port', '0', '--data', data, '--no-seed']);
		const origin = await new Promise<string>((resolve, reject) => {
			let output = '';
			const read = (chunk: unknown) => {
				output += String(chunk);
				const address = ADDRESS.exec(output)?.[0];
				if (address !== undefined) resolve(address);
			};
			child.stdout.on('data', read);
			child.stderr.on('data', read);
			child.once('exit', code => reject(new Error(`the server ended (${code}): ${output}`)));
		});
		return new BuiltServer(child, data, origin);
	}

	/**
	 * Starts it where that must fail, as a user without root's rights to files, and waits for its end.
	 * @returns its exit code and output; a start that succeeds is ended by a signal and has no code
	 */
	static async run(args: readonly string[]): Promise<{ code: number | null; output: string }> {
		const isRoot = process.getuid?.() === 0;
		const child = spawn(process.execPath, [join(outDir, 'main.js'), ...args], {
			...(isRoot ? { uid: NOBODY, gid: NOBODY } : {}),
			timeout: 15_000,
		});
		let output = '';
		const read = (chunk: unknown) => {
			output += String(chunk);
			if (ADDRESS.test(output)) child.kill('SIGKILL');
		};
		child.stdout.on('data', read);
		child.stderr.on('data', read);
		const code = await new Promise<number | null>(resolve => child.once('close', resolve));
		return { code, output };
	}

	/** The most MB it has used so far. On Linux; NaN elsewhere. */
	async peakMegabytes(): Promise<number> {
		const status = await readFile(`/proc/${this.#child.pid}/status`, 'utf8');
		return Number(/^VmHWM:\s+(\d+) kB/m.exec(status)?.[1] ?? Number.NaN) / 1000;
	}

	/**
	 * Keeps the database's log (and any other file) from growing any further: such writes fail, as on a broken or full
	 * disk. On Linux only.
	 */
	async stopGrowth(): Promise<void> {
		const { size } = await stat(join(this.data, 'quarterdeck.sqlite-wal'));
		this.#limitFiles(String(size));
	}

	allowGrowth(): void {
		this.#limitFiles('unlimited');
	}

	#limitFiles(bytes: string): void {
		execFileSync('prlimit', ['--pid', String(this.#child.pid), `--fsize=${bytes}:unlimited`]);
	}

	kill(signal: NodeJS.Signals): void {
		this.#child.kill(signal);
	}

	async remove(): Promise<void> {
		this.kill('SIGKILL');
		await this.ended;
		await rm(this.data, { recursive: true, force: true });
	}
}
