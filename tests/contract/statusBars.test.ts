import { follows } from '@server/store/tables/relations';
import { instances } from '@server/store/tables/server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Person, TestServer } from './TestServer';
import { WebFixture } from './WebFixture';

const FEED = '<rss><channel><title>Harbour</title><item><title>High tide</title><link>/1</link></item></channel></rss>';

let server: TestServer;
/** Allowed, as if it were public. */
let web: WebFixture;
let inside: WebFixture;
let ann: Person;
beforeAll(async () => {
	inside = await WebFixture.start({ '/feed': { body: FEED } });
	web = await WebFixture.start({
		'/feed': { headers: { 'content-type': 'application/rss+xml' }, body: FEED },
		'/page': { headers: { 'content-type': 'text/html' }, body: '<title>no feed</title>' },
		'/away': { status: 302, headers: { location: `${inside.origin}/feed` } },
	});
	server = await TestServer.start({ privateHosts: [web.host] });
	ann = await server.person('ann');
});
afterAll(() => Promise.all([server.stop(), web.stop(), inside.stop()]));

it('reads feeds of the web once for all, and none from this machine', async () => {
	const ask = (url: string) => server.call('fetch-rss', { url });
	for (let index = 0; index < 3; index++) {
		expect((await ask(`${web.origin}/feed`)).body).toMatchObject({
			title: 'Harbour',
			items: [{ title: 'High tide', link: `${web.origin}/1` }],
		});
	}
	expect(web.asked).toEqual(['/feed']);
	for (const url of [`${web.origin}/page`, `${web.origin}/none`, `${web.origin}/away`, `${inside.origin}/feed`, 'x']) {
		expect([url, (await ask(url)).status]).toEqual([url, 500]);
	}
	expect(inside.asked).toEqual([]);
	const got = await fetch(`${server.origin}/api/fetch-rss?url=${encodeURIComponent(`${web.origin}/feed`)}`);
	expect([got.status, got.headers.get('cache-control')]).toEqual([200, 'public, max-age=180']);
});

it('lists the other servers whose users are known here', async () => {
	const { db, ids } = server.core;
	for (const [index, host] of ['b.example', 'a.example'].entries()) {
		db.insert(instances, { host, firstRetrievedAt: Date.UTC(2026, 0, index + 1), name: host });
	}
	const far = await server.person('far', { host: 'a.example' });
	db.insert(follows, { id: ids.next(), followerId: ann.id, followeeId: far.id });
	const hosts = async (params: object) => {
		const { body } = await server.call('federation/instances', params);
		return (body as unknown as { host: string }[]).map(({ host }) => host);
	};
	expect(await hosts({})).toEqual(['a.example', 'b.example']);
	expect(await hosts({ sort: '-firstRetrievedAt', limit: 1 })).toEqual(['b.example']);
	expect(await hosts({ sort: '+users', offset: 1 })).toEqual(['b.example']);
	expect(await hosts({ host: 'A.EX' })).toEqual(['a.example']);
	expect([await hosts({ subscribing: true }), await hosts({ publishing: true })]).toEqual([['a.example'], []]);
	expect([await hosts({ federating: false }), await hosts({ blocked: true })]).toEqual([['b.example'], []]);
	const { body } = await server.call('federation/instances', { host: 'a.example' });
	expect(body).toMatchObject([{ usersCount: 1, followersCount: 1, followingCount: 0, iconUrl: null }]);
});
