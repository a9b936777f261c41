import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer } from '@server/createServer';
import { DEFAULT_OPTIONS } from '@server/serverOptions';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Person, TestServer } from '../TestServer';
import { sendFile } from '../uploads';
import { SlowUpload } from './SlowUpload';

const MEBIBYTE = 1024 * 1024;
const HUGE = 200 * MEBIBYTE;

let server: TestServer;
let ann: Person;
const uploads: SlowUpload[] = [];
beforeAll(async () => {
	server = await TestServer.start({ headersWithinMs: 1000, bodyWindowMs: 1000 });
	server.core.settings.update({ policies: { driveCapacityMb: 8, maxFileSizeMb: 4 } });
	server.core.roles.changed();
	ann = await server.person('ann');
});
afterEach(() => {
	for (const upload of uploads.splice(0)) upload.abort();
});
afterAll(() => server.stop());

function upload(headers?: Record<string, string>, path?: string): SlowUpload {
	const made = new SlowUpload(server.origin, headers, path);
	uploads.push(made);
	return made;
}

/** Bytes in the folder of incoming uploads. */
async function incoming(): Promise<number> {
	const names = await readdir(server.core.uploadsFolder, { recursive: true }).catch(() => []);
	const sizes = await Promise.all(
		names.map(name =>
			stat(join(server.core.uploadsFolder, name)).then(
				found => (found.isFile() ? found.size : 0),
				() => 0,
			),
		),
	);
	return sizes.reduce((sum, size) => sum + size, 0);
}

/** The most bytes in that folder during some work. */
async function mostIncoming(work: Promise<unknown>): Promise<number> {
	let most = 0;
	let isOver = false;
	void work.finally(() => {
		isOver = true;
	});
	while (!isOver) {
		most = Math.max(most, await incoming());
		await new Promise(setImmediate);
	}
	return most;
}

const code = (text: string): unknown => (JSON.parse(text) as { error: { code: string } }).error.code;

describe('200 MB that nobody may send', () => {
	it.each<[string, number, string, () => SlowUpload]>([
		['without a token', 401, 'CREDENTIAL_REQUIRED', () => upload()],
		[
			'with a token that is nobody’s',
			401,
			'AUTHENTICATION_FAILED',
			() => {
				const made = upload();
				made.field('i', 'nobody');
				return made;
			},
		],
		[
			'with the token of an app that may not',
			403,
			'PERMISSION_DENIED',
			() => upload({ authorization: `Bearer ${server.appToken(ann, 'read:account')}` }),
		],
		[
			'for more than the role allows',
			413,
			'MAX_FILE_SIZE_EXCEEDED',
			() => upload({ authorization: `Bearer ${ann.token}` }),
		],
		[
			'for more than the role allows, as is said at once',
			413,
			'MAX_FILE_SIZE_EXCEEDED',
			() => upload({ authorization: `Bearer ${ann.token}`, 'content-length': String(HUGE) }),
		],
	])('%s are refused early and not kept', async (_, status, expected, begin) => {
		const sent = begin();
		sent.beginFile();
		const filled = sent.fill(HUGE);
		const most = await mostIncoming(filled);
		const answer = await sent.answer;
		expect(answer.status).toBe(status);
		expect(code(answer.text)).toBe(expected);
		await sent.closed;
		expect(sent.sent).toBeLessThan(HUGE);
		expect(most).toBeLessThanOrEqual(status === 413 ? 5 * MEBIBYTE : 0);
		await vi.waitFor(async () => expect(await readdir(server.core.uploadsFolder)).toEqual([]));
	});

	it.each(['/api/notes/create', '/api/drive/files/create'])(
		'are not read to their end when they go on after the answer: %s',
		async path => {
			const { hostname, port } = new URL(server.origin);
			const socket = connect(Number(port), hostname);
			let answer = '';
			socket.on('error', () => {});
			socket.on('data', chunk => {
				answer += String(chunk);
			});
			const closed = new Promise<void>(resolve => socket.once('close', () => resolve()));
			const head = ['Host: x', 'Content-Type: multipart/form-data; boundary=b', `Content-Length: ${HUGE}`].join('\r\n');
			socket.write(`POST ${path} HTTP/1.1\r\n${head}\r\n\r\n--b\r\n`);
			socket.write('Content-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\n');
			let sent = 0;
			while (sent < HUGE && !socket.destroyed) {
				const taken = new Promise<void>(resolve => socket.write(Buffer.alloc(MEBIBYTE), () => resolve()));
				await Promise.race([taken, closed]);
				sent += MEBIBYTE;
			}
			await closed;
			expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /);
			expect(sent).toBeLessThan(HUGE);
		},
	);
});

it('leaves the connection to the next request where a small file was refused', async () => {
	const agent = new Agent({ keepAlive: true, maxSockets: 1 });
	const ask = (
		body: string,
		headers: Record<string, string>,
	): Promise<{ status: number | undefined; port: number | undefined }> =>
		new Promise((resolve, reject) => {
			const asked = request(`${server.origin}/api/drive/files/create`, { method: 'POST', agent, headers }, answer => {
				const port = answer.socket.localPort;
				answer.resume();
				answer.on('end', () => resolve({ status: answer.statusCode, port }));
			});
			asked.on('error', reject);
			asked.end(body);
		});
	const file = 'Content-Disposition: form-data; name="file"; filename="a.txt"';
	const form = `--b\r\n${file}\r\n\r\n${'x'.repeat(300_000)}\r\n--b--\r\n`;
	const first = await ask(form, { 'content-type': 'multipart/form-data; boundary=b' });
	expect(first.status).toBe(401);
	expect(await ask('{}', { 'content-type': 'application/json' })).toEqual(first);
	agent.destroy();
});

describe('a drive that is nearly full', () => {
	it('takes no more at once than it has room for, from however many uploads', async () => {
		const ben = await server.person('ben');
		for (const letter of ['a', 'b']) {
			expect((await sendFile(server, ben, Buffer.alloc(3 * MEBIBYTE, letter), { name: 'x.txt' })).status).toBe(200);
		}
		const many = Array.from({ length: 8 }, () => upload({ authorization: `Bearer ${ben.token}` }));
		const filled = Promise.all(
			many.map(async one => {
				one.beginFile();
				await one.fill(4 * MEBIBYTE - 1024);
			}),
		);
		await filled;
		expect(await incoming()).toBeLessThan(8 * MEBIBYTE);
		for (const one of many) if (!one.isClosed) one.end();
		const answers = await Promise.all(many.map(one => one.answer));
		expect(answers.some(({ text }) => text.includes('NO_FREE_SPACE'))).toBe(true);
		// A file that is already there needs no space, as long as no other upload is running.
		const again = await sendFile(server, ben, Buffer.alloc(3 * MEBIBYTE, 'a'), { name: 'again.txt' });
		expect(again.body).toMatchObject({ name: 'x.txt' });
	});
});

describe('a body that drips', () => {
	it('is ended, and leaves nothing on the disk', async () => {
		const sent = upload({ authorization: `Bearer ${ann.token}` });
		sent.field('name', 'slow.txt');
		sent.beginFile();
		await sent.fill(MEBIBYTE / 2);
		await vi.waitFor(async () => expect(await incoming()).toBeGreaterThan(0));
		const dripping = setInterval(() => !sent.isClosed && sent.drip(), 100);
		await sent.closed;
		clearInterval(dripping);
		await vi.waitFor(async () => expect(await readdir(server.core.uploadsFolder)).toEqual([]));
	});

	it('may take its time as long as it goes on', async () => {
		const sent = upload({ authorization: `Bearer ${ann.token}` });
		sent.field('name', 'steady.txt');
		sent.beginFile();
		for (let part = 1; part <= 12; part++) {
			await sent.fill(part * 64 * 1024);
			await new Promise(resolve => setTimeout(resolve, 250));
		}
		sent.end();
		expect((await sent.answer).status).toBe(200);
	});

	it('leaves nothing on the disk either when it is broken off', async () => {
		const sent = upload({ authorization: `Bearer ${ann.token}` });
		sent.beginFile();
		await sent.fill(MEBIBYTE);
		await vi.waitFor(async () => expect(await incoming()).toBeGreaterThan(0));
		sent.abort();
		await vi.waitFor(async () => expect(await readdir(server.core.uploadsFolder)).toEqual([]));
	});
});

describe('two hundred slow sockets', () => {
	it.each([
		['that send no headers', '', ''],
		['that send headers by the letter', 'POST /api/i HTTP/1.1\r\nHost: x\r\n', 'X'],
		[
			'that send a body by the letter',
			'POST /api/i HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9000\r\n\r\n',
			' ',
		],
	])('%s hold nobody up and are ended', async (_, beginning, drop) => {
		const { hostname, port } = new URL(server.origin);
		const sockets = Array.from({ length: 200 }, () => connect(Number(port), hostname));
		const closed = sockets.map(socket => {
			// So that the end of the connection is noticed.
			socket.resume();
			socket.on('error', () => {});
			socket.on('connect', () => beginning && socket.write(beginning));
			return new Promise<void>(resolve => socket.on('close', () => resolve()));
		});
		const dripping = setInterval(() => {
			for (const socket of sockets) if (drop && socket.writable) socket.write(drop);
		}, 200);
		const begun = performance.now();
		expect((await server.call('i', {}, ann)).status).toBe(200);
		expect(performance.now() - begun).toBeLessThan(1500);
		await Promise.all(closed);
		clearInterval(dripping);
	});

	it('are no streams, which stay open', async () => {
		const stream = await server.stream(ann);
		await new Promise(resolve => setTimeout(resolve, 4000));
		await stream.connect('main', 'main');
		stream.close();
	});
});

it('finds what a process that was killed left of uploads, and removes it', async () => {
	const data = await mkdtemp(join(tmpdir(), 'quarterdeck-left-'));
	await mkdir(join(data, 'uploads/form-x'), { recursive: true });
	await writeFile(join(data, 'uploads/form-x/file'), 'half of it');
	const running = await createServer({ ...DEFAULT_OPTIONS, port: 0, data, seed: false });
	expect(await readdir(join(data, 'uploads'))).toEqual([]);
	await running.stop();
	await rm(data, { recursive: true, force: true });
});
