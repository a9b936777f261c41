import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
// Inside the repository, so that the built server finds its packages.
const outDir = join(root, '.cache/durability-server');
const PORT_PATTERN = /http:\/\/127\.0\.0\.1:\d+/;
let data: string;
let child: ChildProcess | undefined;

beforeAll(async () => {
	data = await mkdtemp(join(tmpdir(), 'quarterdeck-kill-'));
	await build({ configFile: join(root, 'vite.server.config.ts'), root, logLevel: 'error', build: { outDir } });
}, 60_000);
afterAll(async () => {
	child?.kill('SIGKILL');
	await rm(data, { recursive: true, force: true });
});

/** Starts the built server on a free port and returns its origin. */
function start(): Promise<string> {
	const started = spawn(process.execPath, [join(outDir, 'main.js'), '--port', '0', '--data', data, '--no-seed']);
	child = started;
	return new Promise((resolve, reject) => {
		let output = '';
		const read = (chunk: unknown) => {
			output += String(chunk);
			const origin = PORT_PATTERN.exec(output)?.[0];
			if (origin !== undefined) resolve(origin);
		};
		started.stdout.on('data', read);
		started.stderr.on('data', read);
		started.once('exit', code => reject(new Error(`the server ended (${code}): ${output}`)));
	});
}

async function call(origin: string, endpoint: string, params: object) {
	const response = await fetch(`${origin}/api/${endpoint}`, {
		method: 'POST',
		headers: { 'content-type': 'application/json' },
		body: JSON.stringify(params),
	});
	return (await response.json()) as Record<string, unknown>;
}

it('keeps every acknowledged note when it is killed while others are being written', async () => {
	const first = await start();
	const { token } = await call(first, 'signup', { username: 'ann', password: 'a long password' });
	const acknowledged: string[] = [];
	const write = async (count: number) => {
		const { createdNote } = await call(first, 'notes/create', { i: token, text: `note ${count}` });
		acknowledged.push((createdNote as { id: string }).id);
		if (acknowledged.length === 40) child?.kill('SIGKILL');
	};
	const ended = new Promise(resolve => child?.once('exit', resolve));
	await Promise.allSettled(Array.from({ length: 100 }, (_, count) => write(count)));
	await ended;
	expect(acknowledged.length).toBeGreaterThanOrEqual(40);

	const second = await start();
	for (const noteId of acknowledged) {
		expect(await call(second, 'notes/show', { noteId })).toMatchObject({ id: noteId });
	}
	expect(await call(second, 'i', { i: token })).toMatchObject({ username: 'ann' });
}, 60_000);

it('stops by itself, with success, when it is asked to', async () => {
	child?.kill('SIGKILL');
	await start();
	const ended = new Promise(resolve => child?.once('exit', resolve));
	child?.kill('SIGTERM');
	expect(await ended).toBe(0);
}, 30_000);
