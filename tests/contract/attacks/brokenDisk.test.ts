import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestStream } from '../TestStream';
import { newPicture } from '../uploads';
import { BuiltServer } from './BuiltServer';

let server: BuiltServer;
beforeAll(async () => {
	await BuiltServer.build();
	server = await BuiltServer.start();
}, 60_000);
afterAll(() => server.remove());

async function call(endpoint: string, params: object): Promise<{ status: number; body: Record<string, unknown> }> {
	const response = await fetch(`${server.origin}/api/${endpoint}`, {
		method: 'POST',
		headers: { 'content-type': 'application/json' },
		body: JSON.stringify(params),
	});
	return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

async function upload(i: string): Promise<number> {
	const form = new FormData();
	form.set('i', i);
	form.set('file', new Blob([new Uint8Array(await newPicture())]), 'sea.png');
	return (await fetch(`${server.origin}/api/drive/files/create`, { method: 'POST', body: form })).status;
}

const idOf = ({ body }: { body: Record<string, unknown> }) => (body.createdNote as { id: string } | undefined)?.id;

// Only Linux can keep a running process from writing.
describe.skipIf(process.platform !== 'linux')('a disk that takes no more writes', () => {
	it('costs the refused notes and files alone: reading goes on, and writing when it works again', async () => {
		const { token } = (await call('signup', { username: 'ann', password: 'a long password' })).body;
		const i = String(token);
		const first = await call('notes/create', { i, text: 'before' });
		const app = await call('miauth/gen-token', { i, session: null, permission: ['read:account', 'write:notes'] });
		const stream = await TestStream.open(server.origin);
		await stream.connect('localTimeline', 'local');
		await server.stopGrowth();

		const refused = await Promise.all(
			Array.from({ length: 40 }, (_, count) => call('notes/create', { i, text: `refused ${count}` })),
		);
		expect(new Set(refused.map(({ status, body }) => `${status} ${(body.error as { code: string }).code}`))).toEqual(
			new Set(['500 INTERNAL_ERROR']),
		);
		expect(await upload(i)).toBe(500);
		// The app's token and this user are used for the first time: both would be recorded if writing worked.
		expect(await call('i', { i: app.body.token })).toMatchObject({ status: 200, body: { username: 'ann' } });
		const own = await TestStream.open(server.origin, i);
		await own.connect('main', 'main');
		expect(await call('i/notifications', { i })).toMatchObject({ status: 200 });
		expect(await call('notes/local-timeline', {})).toMatchObject({ status: 200, body: [{ text: 'before' }] });

		server.allowGrowth();
		const last = await call('notes/create', { i, text: 'after' });
		await stream.note('local', idOf(last) ?? '');
		expect(stream.noteIds('local')).toEqual([idOf(last)]);
		const { body } = await call('notes/local-timeline', {});
		expect((body as unknown as { id: string }[]).map(({ id }) => id)).toEqual([idOf(last), idOf(first)]);
		expect(await readdir(join(server.data, 'files'))).toEqual([]);
		expect(await readdir(join(server.data, 'uploads'))).toEqual([]);
		expect(await upload(i)).toBe(200);
		stream.close();
		own.close();
	}, 30_000);
});
