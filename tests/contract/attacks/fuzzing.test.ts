import { connect } from 'node:net';
import { endpoints } from '@server/endpoints';
import { channelDefinitions } from '@server/streaming/channels';
import { MACHINE_SCALE } from '@tests/factories/machineScale';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { type Person, TestServer } from '../TestServer';
import { uploadPicture } from '../uploads';
import { Fuzz } from './Fuzz';
import { watchUncaught } from './watchUncaught';

/** For another seed: `FUZZ_SEED=7 npx vitest run tests/contract/attacks/fuzzing.test.ts`. */
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_123);
const CALLS = 5000;
const FRAMES = 5000;
const FORMS = 300;
const SOCKETS = 200;
const AT_ONCE = 8;
const ANSWER_MAX_BYTES = 4 * 1024 * 1024;
const ANSWER_WITHIN_MS = 5000;
const LIMIT_MS = 60_000 * MACHINE_SCALE;

let server: TestServer;
let people: Person[];
let known: string[];
let made = 0;
const uncaught = watchUncaught();
const complained = vi.spyOn(console, 'error').mockImplementation(() => {});

/** Replaces users whose accounts were deleted or suspended by earlier calls. */
async function renewPeople(): Promise<void> {
	made++;
	people = [
		await server.person(`root${made}`, { isRoot: true }),
		await server.person(`ann${made}`),
		await server.person(`ben${made}`),
	];
	const [, ann] = people;
	if (!ann) return;
	const noteId = await server.note(ann, { text: 'a #tag', poll: { choices: ['a', 'b'], multiple: true } });
	const file = await uploadPicture(server, ann);
	const lists = ['users/lists/create', 'clips/create', 'channels/create', 'drive/folders/create'];
	const answers = await Promise.all(lists.map(name => server.call(name, { name: 'a', isPublic: true }, ann)));
	const ids = answers.map(({ body }) => (body as { id?: string } | null)?.id ?? 'none');
	known = [...people.map(person => person.id), noteId, file.id, ...ids, 'free', `ann${made}`, 'nobody0'];
}

beforeAll(async () => {
	server = await TestServer.start();
	await renewPeople();
});
afterAll(async () => {
	complained.mockRestore();
	await server.stop();
});

/** Repeats work, some of it concurrently. Each call runs on what earlier ones left behind. */
async function repeat(times: number, work: (index: number) => Promise<void>, atOnce = AT_ONCE): Promise<void> {
	let index = 0;
	const run = async () => {
		while (index < times) await work(index++);
	};
	await Promise.all(Array.from({ length: atOnce }, run));
}

const isServing = async () => (await server.call('meta')).status === 200;

/**
 * Sends a request.
 * @returns what is wrong with the response; null if nothing
 */
async function problemOf(
	path: string,
	init: RequestInit & { body: string | Uint8Array<ArrayBuffer> },
): Promise<string | null> {
	const started = performance.now();
	complained.mockClear();
	const response = await fetch(server.origin + path, init);
	const text = await response.text();
	const ms = performance.now() - started;
	const said = init.body instanceof Uint8Array ? Buffer.from(init.body).toString('latin1') : init.body;
	const asked = `${path} ${said.slice(0, 300)}`;
	// A few endpoints respond so on purpose if something doesn't exist, as the real server does. Failures have a
	// request id.
	const isMeant = text.startsWith('{"error":{"message"') && !text.includes('"info"');
	if (response.status >= 500 && !isMeant)
		return `${response.status} ${asked}: ${text.slice(0, 200)} ${String(complained.mock.lastCall?.[1])}`;
	if (text.length > ANSWER_MAX_BYTES) return `${text.length} bytes ${asked}`;
	return ms > ANSWER_WITHIN_MS ? `${ms} ms ${asked}` : null;
}

describe(`chance, with the seed ${SEED}`, () => {
	it(
		'gets no error of ours by calls',
		async () => {
			const fuzz = new Fuzz(SEED);
			const names = [...endpoints.keys()].sort();
			const problems: string[] = [];
			await repeat(
				CALLS,
				async index => {
					if (index % 400 === 399) await renewPeople();
					const name = names[index % names.length] ?? '';
					const params = fuzz.object(endpoints.get(name)?.params.entries ?? {}, known);
					const tokens = people.map(person => person.token);
					const token = fuzz.pick([...tokens, ...tokens, null]);
					const i = fuzz.chance(0.02) ? fuzz.value(known) : token;
					const json = JSON.stringify(
						fuzz.chance(0.02) ? fuzz.value(known) : { ...params, ...(i === null ? {} : { i }) },
					);
					const body = fuzz.chance(0.02) ? json.slice(0, fuzz.below(json.length)) : json;
					// Refused calls are limited by address, and limited calls would test nothing.
					const headers = { 'content-type': 'application/json', 'x-forwarded-for': `203.0.113.${index % 200}` };
					const problem = await problemOf(`/api/${name}`, { method: 'POST', headers, body });
					if (problem !== null) problems.push(problem);
				},
				1,
			);
			expect(problems).toEqual([]);
			expect(uncaught).toEqual([]);
			expect(await isServing()).toBe(true);
		},
		LIMIT_MS,
	);

	it(
		'ends no stream but its own by frames',
		async () => {
			await renewPeople();
			const fuzz = new Fuzz(SEED + 1);
			const names = [...channelDefinitions.keys(), 'no-such', '__proto__'];
			const types = [
				'connect',
				'connect',
				'connect',
				'disconnect',
				'ch',
				'channel',
				's',
				'sr',
				'un',
				'readNotification',
				'h',
			];
			const bystander = await server.stream(people[1]);
			await bystander.connect('localTimeline', 'local');
			const sockets: WebSocket[] = [];
			const opening: (Promise<WebSocket> | undefined)[] = [];
			const open = async (place: number) => {
				const query = place % 2 ? `?i=${people[place % 3]?.token}` : '';
				const socket = new WebSocket(`${server.origin.replace('http', 'ws')}/streaming${query}`);
				socket.on('error', () => {});
				sockets[place] = socket;
				await new Promise(resolve => socket.once('open', resolve));
				opening[place] = undefined;
				return socket;
			};
			await repeat(FRAMES, async index => {
				const place = index % AT_ONCE;
				const before = sockets[place];
				if (before?.readyState !== WebSocket.OPEN) opening[place] ??= open(place);
				const socket = (await opening[place]) ?? before ?? raise();
				const channel = fuzz.pick(names);
				const entries = (channelDefinitions.get(channel)?.params as { entries?: object } | undefined)?.entries ?? {};
				const params = fuzz.chance(0.3) ? fuzz.value(known) : fuzz.object({ ...entries }, known);
				const id = fuzz.chance(0.1) ? fuzz.value(known) : fuzz.pick(['a', 'b', 'c', ...known]);
				const frame = JSON.stringify({
					type: fuzz.chance(0.02) ? fuzz.value(known) : fuzz.pick(types),
					body: fuzz.chance(0.02)
						? fuzz.value(known)
						: { id, channel, params, type: fuzz.text(), body: fuzz.value(known), pong: true },
				});
				const raw = fuzz.chance(0.02);
				if (fuzz.chance(0.005)) socket.send('['.repeat(fuzz.pick([1000, 60_000, 70_000])));
				else socket.send(raw ? fuzz.bytes(fuzz.below(200)) : frame);
				if (index % 250 === 0) await server.note(people[2] ?? people[0] ?? raise(), { text: `tide #tag ${index}` });
			});
			const last = await server.note(people[2] ?? raise(), { text: 'last' });
			await bystander.note('local', last);
			expect(bystander.noteIds('local')).toHaveLength(FRAMES / 250 + 1);
			expect(uncaught).toEqual([]);
			for (const socket of sockets) socket.terminate();
			bystander.close();
		},
		LIMIT_MS,
	);

	it(
		'gets no error of ours by forms',
		async () => {
			await renewPeople();
			const fuzz = new Fuzz(SEED + 2);
			const problems: string[] = [];
			await repeat(FORMS, async () => {
				const token = people[fuzz.below(3)]?.token ?? '';
				const fields = Array.from({ length: fuzz.pick([0, 1, 5, 60]) }, () => [
					fuzz.pick(['name', 'folderId', 'isSensitive', 'comment', 'force', fuzz.text()]).replace(/[\r\n"]/g, ''),
					fuzz.pick([fuzz.text(), ...known]),
				]);
				const parts = [['i', token], ...fields].map(
					([name, value]) => `--cut\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
				);
				const type = fuzz.pick(['image/png', 'text/html', 'a', '', 'x'.repeat(500)]);
				const named = fuzz.text().replace(/[\r\n"]/g, '');
				const file = `--cut\r\ncontent-disposition: form-data; name="file"; filename="${named}"\r\ncontent-type: ${type}\r\n\r\n`;
				const begin = Buffer.from(
					fuzz.pick(['', '\x89PNG\r\n\x1a\n', '<svg ', 'GIF8', '\0\0\0\x20ftypavif', '\xff\xd8\xff']),
					'latin1',
				);
				const whole = Buffer.concat([
					Buffer.from(parts.join('')),
					Buffer.from(file),
					begin,
					fuzz.bytes(fuzz.below(2000)),
					Buffer.from(fuzz.chance(0.8) ? '\r\n--cut--\r\n' : ''),
				]);
				const bytes = fuzz.chance(0.3) ? whole.subarray(0, fuzz.below(whole.length)) : whole;
				const boundary = fuzz.chance(0.9) ? 'cut' : fuzz.pick(['', 'other', 'x'.repeat(300)]);
				const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` };
				const problem = await problemOf('/api/drive/files/create', {
					method: 'POST',
					headers,
					body: new Uint8Array(bytes),
				});
				if (problem !== null) problems.push(problem);
			});
			expect(problems).toEqual([]);
			expect(uncaught).toEqual([]);
			expect(await isServing()).toBe(true);
		},
		LIMIT_MS,
	);

	it(
		'ends nothing by sockets',
		async () => {
			const fuzz = new Fuzz(SEED + 3);
			const { port } = new URL(server.origin);
			const answers: string[] = [];
			await repeat(SOCKETS, async () => {
				const method = fuzz.pick(['GET', 'POST', 'HEAD', 'PUT', 'OPTIONS', 'CONNECT', 'FOO', '']);
				const path = fuzz.pick([
					'/',
					'//',
					'/%',
					'/%00',
					'/api/meta',
					'/files/../..',
					'/proxy?url=%',
					'/streaming?i=%ff',
					'*',
					'http://[',
				]);
				const header = fuzz.pick([
					'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==',
					'Content-Length: -1',
					'Content-Length: 99999999999\r\nContent-Type: application/json',
					'Transfer-Encoding: chunked\r\nContent-Length: 3',
					'Authorization: Bearer \t',
					'Range: bytes=9-1,-0',
					`X: ${'x'.repeat(20_000)}`,
					'Expect: 100-continue',
				]);
				const request = `${method} ${path} HTTP/1.1\r\nHost: x\r\n${header}\r\n\r\n`;
				const bytes = fuzz.chance(0.2) ? fuzz.bytes(fuzz.below(500)) : Buffer.from(request);
				const isReset = fuzz.chance(0.4);
				const cut = fuzz.chance(0.2) ? fuzz.below(bytes.length) : bytes.length;
				await new Promise<void>(resolve => {
					const socket = connect(Number(port), '127.0.0.1', () => {
						socket.write(bytes.subarray(0, cut), () => isReset && socket.resetAndDestroy());
					});
					socket.setTimeout(150, () => socket.destroy());
					socket.on('data', part => answers.push(`${part.toString('latin1')} for ${bytes.toString('latin1', 0, 200)}`));
					socket.on('error', () => {});
					socket.once('close', () => resolve());
				});
			});
			expect(answers.filter(answer => answer.startsWith('HTTP/1.1 500'))).toEqual([]);
			expect(uncaught).toEqual([]);
			expect(await isServing()).toBe(true);
		},
		LIMIT_MS,
	);
});

function raise(): never {
	throw new Error('nobody is left');
}
