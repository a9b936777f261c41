import { idBefore } from '@server/store/IdSource';
import { notes } from '@server/store/tables/notes';
import { follows } from '@server/store/tables/relations';
import { users } from '@server/store/tables/users';
import type { entities } from 'misskey-js';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startDemoServer } from './startDemoServer';
import type { TestServer } from './TestServer';

const DAY_MS = 86_400_000;

let server: TestServer;
/** A server of the demo world. */
let host: string;
beforeAll(async () => {
	({ server } = await startDemoServer());
	host = server.core.db.first(users, 'WHERE t.host IS NOT NULL')?.host ?? '';
}, 60_000);
afterAll(() => server.stop());

const ask = async <Result>(endpoint: string, params: object = {}): Promise<Result> => {
	const { status, body } = await server.call(endpoint, params);
	expect([endpoint, status]).toEqual([endpoint, 200]);
	return body as unknown as Result;
};
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

it('knows of other servers what their users did here, as the charts do', async () => {
	const { db } = server.core;
	const [all, { body: missing, status }] = [
		await ask<entities.FederationInstance[]>('federation/instances', { sort: '+notes' }),
		await server.call('federation/show-instance', { host: 'nowhere.example' }),
	];
	expect([status, missing]).toEqual([204, null]);
	expect(all.length).toBeGreaterThan(1);
	expect(all.map(({ notesCount }) => notesCount)).toEqual(
		all.map(({ notesCount }) => notesCount).sort((a, b) => b - a),
	);
	for (const { host, ...shown } of all) {
		expect(await ask('federation/show-instance', { host })).toEqual({ host, ...shown });
		const chart = await ask<entities.ChartsInstanceResponse>('charts/instance', { host, span: 'day', limit: 500 });
		expect([chart.notes.total[0], chart.users.total[0], chart.following.total[0], chart.followers.total[0]]).toEqual([
			...[shown.notesCount, shown.usersCount, shown.followingCount, shown.followersCount],
		]);
		expect(sum(chart.notes.inc)).toBe(shown.notesCount);
		// Of some nothing but the name has arrived.
		if (shown.usersCount === 0) continue;
		expect(sum(chart.requests.received)).toBeGreaterThan(shown.notesCount);
		expect(shown.usersCount).toBe(db.count(users, 't.host = ?', host));
		expect(shown.followersCount).toBeGreaterThan(0);
		const age = Date.now() - Date.parse(shown.latestRequestReceivedAt ?? '');
		expect(age).toBeLessThan(3 * DAY_MS);
	}
	const peers = await server.request('/api/v1/instance/peers');
	expect(peers.body).toEqual(all.map(({ host }) => host).sort());
});

it('ranks servers, and counts the rest', async () => {
	const all = await ask<entities.FederationStatsResponse>('federation/stats', { limit: 100 });
	const first = await ask<entities.FederationStatsResponse>('federation/stats', { limit: 1 });
	const followers = all.topSubInstances.map(({ followersCount }) => followersCount);
	expect([first.topSubInstances, first.topPubInstances].map(list => list.length)).toEqual([1, 1]);
	expect(first.topSubInstances[0]?.followersCount).toBe(Math.max(...followers));
	expect(first.otherFollowersCount).toBe(sum(followers) - Math.max(...followers));
	expect(all.otherFollowersCount).toBe(0);
});

it('lists users of a server and their follows, page by page, without what somebody hides', async () => {
	const people = await ask<entities.UserDetailed[]>('federation/users', { host, limit: 100 });
	expect(people.every(user => user.host === host)).toBe(true);
	expect(people.length).toBe(server.core.db.count(users, 't.host = ?', host));
	const untilId = people[0]?.id;
	expect(await ask('federation/users', { host, limit: 1, untilId })).toEqual(people.slice(1, 2));
	const list = (endpoint: string) => ask<entities.Following[]>(endpoint, { host, limit: 100 });
	const [followers, following] = [await list('federation/followers'), await list('federation/following')];
	expect(followers.length).toBeGreaterThan(10);
	expect(followers.every(({ followee, follower }) => followee?.host === host && follower !== undefined)).toBe(true);
	expect(following.length).toBeGreaterThan(10);
	expect(following.every(({ follower }) => follower?.host === host)).toBe(true);
	const demo = server.core.db.first(users, "WHERE t.usernameLower = 'demo' AND t.host IS NULL");
	const byDemo = (rows: readonly entities.Following[]) => rows.filter(({ followerId }) => followerId === demo?.id);
	expect(byDemo(followers).length).toBeGreaterThan(0);
	server.core.db.run("UPDATE profiles SET followingVisibility = 'private' WHERE userId = ?", demo?.id ?? '');
	expect(byDemo(await list('federation/followers'))).toEqual([]);
	expect(server.core.db.exists(follows, 't.followerId = ?', demo?.id ?? '')).toBe(true);
});

it('gives the demo world a history that its charts show', async () => {
	const { db } = server.core;
	const demo = db.first(users, "WHERE t.usernameLower = 'demo' AND t.host IS NULL");
	const [now, limit] = [Date.now(), 31];
	const month = { span: 'day', limit, offset: now };
	const busy = (values: readonly number[]) => values.filter(value => value > 0).length;
	const own = await ask<entities.ChartsUserNotesResponse>('charts/user/notes', { ...month, userId: demo?.id });
	const written = await ask<entities.ChartsNotesResponse>('charts/notes', month);
	const active = await ask<entities.ChartsActiveUsersResponse>('charts/active-users', month);
	const reactions = await ask<entities.ChartsUserReactionsResponse>('charts/user/reactions', {
		...{ ...month, userId: demo?.id },
	});
	expect(busy(own.inc)).toBeGreaterThan(10);
	const weeks = { span: 'day', limit: 21 * 7, userId: demo?.id };
	const older = await ask<entities.ChartsUserNotesResponse>('charts/user/notes', weeks);
	expect(busy(older.inc.slice(35))).toBeGreaterThan(60);
	expect(older.total[0]).toBe(demo?.notesCount);
	expect(busy(written.local.inc)).toBeGreaterThan(25);
	expect(busy(written.remote.inc)).toBeGreaterThan(25);
	const days = Array.from({ length: limit }, (_, ago) => (Math.floor(now / DAY_MS) - ago) * DAY_MS);
	const storedFrom = (host: 'NULL' | 'NOT NULL') =>
		days.map(day =>
			db.count(notes, `t.userHost IS ${host} AND t.id >= ? AND t.id < ?`, idBefore(day), idBefore(day + DAY_MS)),
		);
	expect(written.local.inc).toEqual(storedFrom('NULL'));
	expect(written.remote.inc).toEqual(storedFrom('NOT NULL'));
	expect(Math.max(...active.readWrite)).toBeGreaterThan(10);
	expect(sum(reactions.local.count)).toBeGreaterThan(10);
});

it('knows the addresses of remote notes on their own servers', () => {
	const { db } = server.core;
	const missing = db.get<{ n: number }>(
		'SELECT count(*) AS n FROM notes WHERE userHost IS NOT NULL AND (uri IS NULL OR url IS NULL)',
	);
	expect(missing?.n).toBe(0);
});
