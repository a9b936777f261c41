import { readdir } from 'node:fs/promises';
import type { entities } from 'misskey-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Person, TestServer } from './TestServer';
import type { TestStream } from './TestStream';
import { newPicture, uploadPicture } from './uploads';
import { WebFixture } from './WebFixture';

let server: TestServer;
let ann: Person;
let main: TestStream;
/** Allowed, as if it were public. */
let web: WebFixture;
/** Stands for other services on this machine or in its network. */
let inside: WebFixture;
beforeAll(async () => {
	const picture = await newPicture();
	inside = await WebFixture.start({ '/secret.png': { body: picture } });
	web = await WebFixture.start({
		'/a/%E6%B8%AF.png': { headers: { 'content-type': 'text/html' }, body: picture },
		'/named': { headers: { 'content-disposition': 'attachment; filename="named.png"' }, body: await newPicture() },
		'/moved': { status: 302, headers: { location: '/named' } },
		'/away': () => ({ status: 302, headers: { location: `${inside.origin}/secret.png` } }),
		'/script': { status: 302, headers: { location: 'file:///etc/passwd' } },
		'/circle': { status: 302, headers: { location: '/circle' } },
		'/program.png': { headers: { 'content-type': 'image/png' }, body: Buffer.from('MZ\x90\0 a program', 'latin1') },
		'/big.txt': { body: Buffer.alloc(1024 * 1024 + 1, 'a') },
		'/endless.txt': { headers: { 'transfer-encoding': 'chunked' }, body: Buffer.alloc(1024 * 1024 + 1, 'a') },
		'/missing.png': { status: 404, body: picture },
		'/slow.png': { body: await newPicture(), waitMs: 3000 },
	});
	server = await TestServer.start({ privateHosts: [web.host] });
	ann = await server.person('ann');
	main = await server.stream(ann);
	await main.connect('main', 'main');
});
afterAll(async () => {
	main.close();
	await server.stop();
	await Promise.all([web.stop(), inside.stop()]);
});

interface Finished {
	marker: string | null;
	file: entities.DriveFile;
}
const finished = (): Finished[] =>
	main.frames.flatMap(({ body }) => (body.type === 'urlUploadFinished' ? [body.body as Finished] : []));

let orders = 0;

/** Requests a file, and waits until it is announced. */
async function fetched(url: string, params: object = {}): Promise<entities.DriveFile> {
	const marker = `marker ${++orders}`;
	const { status } = await server.call('drive/files/upload-from-url', { url, marker, ...params }, ann);
	expect(status).toBe(204);
	await expect.poll(() => finished().some(each => each.marker === marker)).toBe(true);
	const done = finished().find(each => each.marker === marker);
	if (!done) throw new Error('it was not announced');
	return done.file;
}

/** Requests files that must fail, and then one that works: when that has arrived, the others have failed. */
async function expectNothingOf(urls: readonly string[]): Promise<void> {
	const before = finished().length;
	for (const url of urls) {
		const { status } = await server.call('drive/files/upload-from-url', { url, marker: url }, ann);
		expect([url, status]).toEqual([url, 204]);
	}
	await fetched(`${web.origin}/named`, { force: true });
	await expect.poll(() => readdir(server.core.uploadsFolder)).toEqual([]);
	expect(finished().length).toBe(before + 1);
}

describe('files from an address', () => {
	it('are kept and announced with their marker, under the name that the web gives them', async () => {
		const { body: folder } = await server.call('drive/folders/create', { name: 'f' }, ann);
		const folderId = String(folder.id);
		const first = await fetched(`${web.origin}/a/%E6%B8%AF.png?x=1`, { folderId, comment: 'c', isSensitive: true });
		expect(first).toMatchObject({ name: '港.png', type: 'image/png', folderId, comment: 'c', isSensitive: true });
		expect(await fetched(`${web.origin}/moved`)).toMatchObject({ name: 'named.png', folderId: null });
		expect((await fetched(`${web.origin}/a/%E6%B8%AF.png`)).id).toBe(first.id);
		expect((await fetched(`${web.origin}/a/%E6%B8%AF.png`, { force: true })).id).not.toBe(first.id);
	});

	it('may be files of this server, which does not ask itself for them', async () => {
		const original = await uploadPicture(server, await server.person('ben'), { name: 'boat.png' });
		expect(await fetched(original.url)).toMatchObject({ name: 'boat.png', md5: original.md5 });
		expect(await fetched(`${server.origin}/static-assets/avatar.png`)).toMatchObject({ name: 'avatar.png' });
		await expectNothingOf(
			['/files/none', '/api/ping', '/files/..%2fquarterdeck.sqlite', '/'].map(path => server.origin + path),
		);
	});

	it('never come from this machine or its network, however the address is written or led to', async () => {
		const port = inside.host.split(':')[1];
		const names = ['127.0.0.1', 'localhost', '[::1]', '[::ffff:127.0.0.1]', '0.0.0.0', '2130706433', '0x7f.1', '127.1'];
		await expectNothingOf([...names.map(name => `http://${name}:${port}/secret.png`), `${web.origin}/away`]);
		expect(inside.asked).toEqual([]);
	});

	it('come from the web alone', async () => {
		await expectNothingOf([
			'file:///etc/passwd',
			'ftp://x.example/a.png',
			'data:text/plain,x',
			'javascript:alert(1)',
			'no address',
			'',
			`${web.origin}/script`,
			`${web.origin}/circle`,
			`${web.origin}/missing.png`,
			`http://a:b@${web.host}/named`,
		]);
	});

	it('heed what the policies say of size, types and capacity', async () => {
		server.core.settings.update({ policies: { maxFileSizeMb: 1 } });
		await expectNothingOf(['/big.txt', '/endless.txt', '/program.png'].map(path => web.origin + path));
		server.core.settings.update({ policies: { alwaysMarkNsfw: true } });
		expect(await fetched(`${web.origin}/named`, { force: true })).toMatchObject({ isSensitive: true });
		server.core.settings.update({ policies: { driveCapacityMb: 0 } });
		const { status } = await server.call('drive/files/upload-from-url', { url: `${web.origin}/big.txt` }, ann);
		expect(status).toBe(204);
		await expect.poll(() => web.asked.filter(path => path === '/big.txt').length).toBe(2);
		await expect.poll(() => readdir(server.core.uploadsFolder)).toEqual([]);
		server.core.settings.update({ policies: {} });
		expect((await server.call('drive/files/find', { name: 'big.txt' }, ann)).body).toEqual([]);
	});

	it('need an account, its permission to write, and an address', async () => {
		const ask = (params: object, caller?: Person | string) =>
			server.refusal('drive/files/upload-from-url', params, caller);
		const url = `${web.origin}/named`;
		expect(await ask({ url })).toBe('CREDENTIAL_REQUIRED');
		expect(await ask({ url }, server.appToken(ann, 'read:drive'))).toBe('PERMISSION_DENIED');
		expect(await ask({}, ann)).toBe('INVALID_PARAM');
	});

	it('are given up when the server ends', async () => {
		const other = await TestServer.start({ privateHosts: [web.host] });
		const ben = await other.person('ben');
		await other.call('drive/files/upload-from-url', { url: `${web.origin}/slow.png` }, ben);
		await expect.poll(() => web.asked.includes('/slow.png')).toBe(true);
		const started = Date.now();
		await other.stop();
		expect(Date.now() - started).toBeLessThan(2000);
	});
});
