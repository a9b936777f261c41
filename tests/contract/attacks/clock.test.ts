import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createAccount } from '@server/auth/createAccount';
import { makeSessionToken } from '@server/auth/tokens';
import { createServer, type RunningServer } from '@server/createServer';
import { DEFAULT_OPTIONS } from '@server/serverOptions';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TestStream } from '../TestStream';

const HOUR_MS = 3_600_000;
const readClock = Date.now.bind(Date);

let data: string;
let server: RunningServer;
let token: string;

const start = () => createServer({ ...DEFAULT_OPTIONS, port: 0, data, seed: false });

beforeEach(async () => {
	data = await mkdtemp(join(tmpdir(), 'quarterdeck-clock-'));
	server = await start();
	const ann = await createAccount(server.core, { username: 'ann', password: 'a long password' });
	token = makeSessionToken(server.core, ann.id);
});
afterEach(async () => {
	vi.restoreAllMocks();
	await server.stop();
	await rm(data, { recursive: true, force: true });
});

const setBack = () => vi.spyOn(Date, 'now').mockImplementation(() => readClock() - HOUR_MS);

function call(endpoint: string, params: object): Promise<Response> {
	return fetch(`${server.origin}/api/${endpoint}`, {
		method: 'POST',
		headers: { 'content-type': 'application/json' },
		body: JSON.stringify(params),
	});
}

async function write(text: string): Promise<string> {
	const { createdNote } = (await (await call('notes/create', { i: token, text })).json()) as {
		createdNote: { id: string };
	};
	return createdNote.id;
}

const timeline = async (params: object): Promise<string[]> =>
	((await (await call('notes/local-timeline', { i: token, ...params })).json()) as { id: string }[]).map(
		({ id }) => id,
	);

it('keeps the order of notes when the clock is set back an hour, also across a restart', async () => {
	const first = await write('before');
	setBack();
	const second = await write('after');
	await server.stop();
	server = await start();
	const stream = await TestStream.open(server.origin, token);
	await stream.connect('localTimeline', 'local');
	const third = await write('after the restart');
	const fourth = await write('and one more');
	await stream.note('local', fourth);
	expect(stream.noteIds('local')).toEqual([third, fourth]);
	expect(await timeline({})).toEqual([fourth, third, second, first]);
	expect(await timeline({ sinceId: second })).toEqual([third, fourth]);
	stream.close();
});

it('lets people go on after the clock was set back, instead of counting for an hour', async () => {
	const tryName = () => call('signin-flow', { username: 'ann' });
	expect((await tryName()).status).toBe(200);
	setBack();
	const refused = await tryName();
	expect(refused.status).toBe(429);
	expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(1);
	await vi.waitFor(async () => expect((await tryName()).status).toBe(200), { timeout: 3000, interval: 300 });
});
