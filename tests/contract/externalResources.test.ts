import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Person, TestServer } from './TestServer';
import { WebFixture } from './WebFixture';

const DATA = "{\n\tid: 'kelp',\r\n\tname: 'Kelp',\n}";
const HASH = createHash('sha512').update(DATA.replaceAll('\r\n', '\n')).digest('hex');
const json = (value: unknown) => ({ headers: { 'content-type': 'application/json' }, body: JSON.stringify(value) });

let server: TestServer;
/** Allowed, as if it were public. */
let web: WebFixture;
let inside: WebFixture;
let ann: Person;
beforeAll(async () => {
	inside = await WebFixture.start({ '/theme': json({ type: 'theme', data: DATA }) });
	web = await WebFixture.start({
		'/theme': json({ type: 'theme', data: DATA, more: 1 }),
		'/typeless': json({ data: DATA }),
		'/list': json([]),
		'/null': json(null),
		'/numbers': json({ type: 'theme', data: 3 }),
		'/page': { headers: { 'content-type': 'text/html' }, body: '<title>no JSON</title>' },
		'/large': { headers: { 'content-type': 'application/json' }, body: JSON.stringify('x'.repeat(600_000)) },
		'/away': { status: 302, headers: { location: `${inside.origin}/theme` } },
	});
	server = await TestServer.start({ privateHosts: [web.host] });
	ann = await server.person('ann');
});
afterAll(() => Promise.all([server.stop(), web.stop(), inside.stop()]));

const ask = (url: string, hash = HASH, by: Person | undefined = ann) =>
	server.call('fetch-external-resources', { url, hash }, by);

it('fetches what a page offers, if it is what the hash says', async () => {
	expect(await ask(`${web.origin}/theme`)).toMatchObject({ status: 200, body: { type: 'theme', data: DATA } });
	expect((await ask(`${web.origin}/theme`, HASH.toUpperCase())).status).toBe(200);
	for (const hash of ['', 'nope', HASH.slice(1), createHash('sha512').update('other').digest('hex')]) {
		const { status, body } = await ask(`${web.origin}/theme`, hash);
		expect([status, body]).toMatchObject([
			400,
			{ error: { code: 'EXT_RESOURCE_HASH_DIDNT_MATCH', id: '693ba8ba-b486-40df-a174-72f8279b56a4' } },
		]);
	}
});

it('asks itself without a request for what it offers', async () => {
	server.core.offers.set('/own.json', { type: 'plugin', data: DATA });
	const { origin } = server.core.urls;
	expect(await ask(`${origin}/own.json`)).toMatchObject({ status: 200, body: { type: 'plugin', data: DATA } });
	expect((await ask(`${origin}/other.json`)).status).toBe(500);
});

it('says what is no resource, and reaches nothing inside', async () => {
	for (const path of ['/typeless', '/list', '/null', '/numbers']) {
		const { status, body } = await ask(web.origin + path);
		expect([path, status, body]).toMatchObject([
			path,
			400,
			{ error: { code: 'EXT_RESOURCE_RETURNED_INVALID_SCHEMA', id: 'bb774091-7a15-4a70-9dc5-6ac8cf125856' } },
		]);
	}
	for (const url of [`${web.origin}/page`, `${web.origin}/none`, `${web.origin}/large`, `${web.origin}/away`, 'x']) {
		expect([url, (await ask(url)).status]).toEqual([url, 500]);
	}
	expect((await ask(`${inside.origin}/theme`)).status).toBe(500);
	expect(inside.asked).toEqual([]);
});

it('is for those who are signed in', async () => {
	const visitor = await server.call('fetch-external-resources', { url: `${web.origin}/theme`, hash: HASH });
	expect([visitor.status, visitor.body]).toMatchObject([401, { error: { code: 'CREDENTIAL_REQUIRED' } }]);
});
