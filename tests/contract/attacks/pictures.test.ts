import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { BuiltServer } from './BuiltServer';
import { blackPng } from './blackPng';

/** 119 million pixels: 356 MB, and the same for each copy. */
const BOMB_SIDE = 10_900;
const REQUESTS = 12;

/** Minutes of drawing that the library's time limit doesn't interrupt. */
const SLOW_DRAWING = `<svg xmlns="http://www.w3.org/2000/svg" width="3900" height="3900"><filter id="f" x="0" y="0" width="1" height="1">${'<feTurbulence baseFrequency="0.9" numOctaves="9"/><feMorphology operator="dilate" radius="90"/>'.repeat(6)}</filter><rect width="3900" height="3900" filter="url(#f)"/></svg>`;

let bomb: Buffer;
let server: BuiltServer;
let token: string;
beforeAll(async () => {
	bomb = blackPng(BOMB_SIDE, true);
	await BuiltServer.build();
}, 120_000);
beforeEach(async () => {
	server = await BuiltServer.start();
	const params = { username: 'ann', password: 'a long password' };
	token = ((await (await call('signup', params)).json()) as { token: string }).token;
	return () => server.remove();
}, 60_000);

const call = (endpoint: string, params: object) =>
	fetch(`${server.origin}/api/${endpoint}`, {
		method: 'POST',
		headers: { 'content-type': 'application/json' },
		body: JSON.stringify(params),
	});

async function upload(bytes: Buffer, name: string): Promise<{ url: string; thumbnailUrl: string | null }> {
	const form = new FormData();
	form.set('i', token);
	form.set('file', new Blob([new Uint8Array(bytes)]), name);
	const answer = await fetch(`${server.origin}/api/drive/files/create`, { method: 'POST', body: form });
	return answer.json() as Promise<{ url: string; thumbnailUrl: string | null }>;
}

const proxied = (url: string) => fetch(`${server.origin}/proxy/a.webp?preview=1&url=${encodeURIComponent(url)}`);

/** The longest response time of other requests during some work (ms). */
async function slowestAnswerDuring(work: Promise<unknown>): Promise<number> {
	let isDone = false;
	const ended = work.finally(() => {
		isDone = true;
	});
	let slowest = 0;
	while (!isDone) {
		const asked = performance.now();
		await (await call('stats', {})).text();
		slowest = Math.max(slowest, performance.now() - asked);
		await new Promise(resolve => setTimeout(resolve, 20));
	}
	await ended;
	return slowest;
}

describe('a picture that is small as a file and huge when it is drawn', () => {
	it.each([
		['interlaced', true, 403],
		['stored line by line', false, 200],
	])(
		'takes neither memory nor time of others, asked for by many addresses at once: %s',
		async (_, isInterlaced, status) => {
			const { url } = await upload(isInterlaced ? bomb : blackPng(BOMB_SIDE, false), 'bomb.png');
			const asked = Promise.all(Array.from({ length: REQUESTS }, (_each, index) => proxied(`${url}?x=${index}`)));
			expect(await slowestAnswerDuring(asked)).toBeLessThan(1000);
			expect(new Set((await asked).map(answer => answer.status))).toEqual(new Set([status]));
			expect(await server.peakMegabytes()).toBeLessThan(500);
		},
		120_000,
	);

	it('is kept without a small copy, and one of a fair size still gets one', async () => {
		const [huge, fair] = [await upload(bomb, 'bomb.png'), await upload(blackPng(4000, true), 'fair.png')];
		expect(huge.thumbnailUrl).toBeNull();
		expect(fair.thumbnailUrl).not.toBeNull();
		expect((await proxied(fair.url)).status).toBe(200);
	}, 60_000);
});

it('ends in time when it is told to while a drawing takes minutes', async () => {
	const uploading = upload(Buffer.from(SLOW_DRAWING), 'slow.svg').catch(() => null);
	// Until the drawing has started.
	await new Promise(resolve => setTimeout(resolve, 1500));
	const told = performance.now();
	server.kill('SIGTERM');
	await server.ended;
	expect(performance.now() - told).toBeLessThan(5000);
	await uploading;
}, 120_000);
