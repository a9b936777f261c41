import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Person, TestServer } from './TestServer';
import { WebFixture } from './WebFixture';

let server: TestServer;
let web: WebFixture;
let ann: Person;
beforeAll(async () => {
	web = await WebFixture.start({
		'/cut': { body: '<rss><channel><title>Cut</title><item><title>One</title></item><item><title>Tw' },
		'/page': { body: '<!doctype html><title>x</title>' },
		'/empty': { body: '' },
		'/bytes': { body: Buffer.from([0, 255, 254, 1, 60, 0]) },
		'/bomb': {
			body: `<!DOCTYPE a [<!ENTITY b "bbbb"><!ENTITY c "&b;&b;&b;">]><rss><channel><title>&c;</title></channel></rss>`,
		},
		'/large': { body: `<rss><channel><title>Large</title>${'<item><title>a</title></item>'.repeat(40_000)}` },
	});
	server = await TestServer.start({ privateHosts: [web.host] });
	ann = await server.person('ann', { name: 'Ann & co' });
});
afterAll(() => Promise.all([server.stop(), web.stop()]));

const fetchRss = (url: string) => server.call('fetch-rss', { url });

it('offers what somebody published as RSS, Atom and JSON', async () => {
	const shown = await server.note(ann, { text: 'A <b>tide</b> \u0001 #sea' });
	const warned = await server.note(ann, { text: 'spoiler', cw: 'Ending' });
	for (const params of [
		{ visibility: 'followers' },
		{ visibility: 'home' },
		{ replyId: shown, visibility: 'specified' },
	])
		await server.note(ann, { text: 'not in the feed', ...params });
	await server.note(ann, { renoteId: shown });
	for (const [ending, type] of [
		['rss', 'application/rss+xml; charset=utf-8'],
		['atom', 'application/atom+xml; charset=utf-8'],
		['json', 'application/json; charset=utf-8'],
	]) {
		const response = await fetch(`${server.origin}/@Ann.${ending}`);
		expect([response.status, response.headers.get('content-type')]).toEqual([200, type]);
		const text = await response.text();
		expect(text).toContain(`${server.origin}/notes/${shown}`);
		expect(text).toContain(`${server.origin}/notes/${warned}`);
		expect(text).not.toContain('not in the feed');
		expect(text).not.toContain('\u0001');
	}
	for (const path of ['/@nobody.rss', '/@ann.rdf', '/@ann@b.example.rss'])
		expect((await fetch(server.origin + path)).status).not.toBe(500);
	expect((await fetch(`${server.origin}/@nobody.rss`)).status).toBe(404);
	await server.call('i/update', { noCrawle: true }, ann);
	const tag = (await fetch(`${server.origin}/@ann.rss`)).headers.get('x-robots-tag');
	expect(tag).toContain('noindex');
	expect((await fetch(`${server.origin}/@ann`)).headers.get('content-type')).toContain('text/html');
});

it('reads its own feeds without asking itself, and nothing else at its own address', async () => {
	const { body } = await fetchRss(`${server.origin}/@ann.rss`);
	expect(body).toMatchObject({
		title: `Ann & co (@ann@${new URL(server.origin).host})`,
		link: `${server.origin}/@ann`,
		image: { link: `${server.origin}/@ann` },
		items: [
			{ title: 'New note by Ann & co', 'content:encodedSnippet': 'Ending spoiler' },
			{ 'content:encodedSnippet': 'A tide #sea' },
		],
	});
	expect((await fetchRss(`${server.origin}/@ann.atom`)).body).toMatchObject({ items: [{}, {}] });
	for (const path of ['/@nobody.rss', '/@ann.json', '/@ann', '/api/meta', '/'])
		expect([path, (await fetchRss(server.origin + path)).status]).toEqual([path, 500]);
});

it('shows visitors nothing of who hides their notes from them', async () => {
	const bea = await server.person('bea', { requireSigninToViewContents: true });
	await server.note(bea, { text: 'for members' });
	expect(await (await fetch(`${server.origin}/@bea.rss`)).text()).not.toContain('for members');
});

it('takes malformed feeds as far as they go, and refuses what is none', async () => {
	expect((await fetchRss(`${web.origin}/cut`)).body).toMatchObject({ title: 'Cut', items: [{ title: 'One' }] });
	const { body } = await fetchRss(`${web.origin}/bomb`);
	expect(JSON.stringify(body)).not.toContain('bbbb');
	expect((await fetchRss(`${web.origin}/large`)).body.items).toHaveLength(100);
	for (const path of ['/page', '/empty', '/bytes']) {
		const { status, body } = await fetchRss(web.origin + path);
		expect([path, status, body.error?.id]).toEqual([path, 500, '5d37dbcb-891e-41ca-a3d6-e690c97775ac']);
	}
});
