import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { closeAccount } from '@server/account/closeAccount';
import { createAccount } from '@server/auth/createAccount';
import { createServer } from '@server/createServer';
import { Chart } from '@server/figures/Chart';
import { countStored } from '@server/figures/countStored';
import { Figures, LOCAL } from '@server/figures/Figures';
import { noteFigures } from '@server/figures/noteFigures';
import { createNote } from '@server/notes/createNote';
import { react } from '@server/notes/react';
import { DEFAULT_OPTIONS } from '@server/serverOptions';
import { profiles, users } from '@server/store/tables/users';
import type { entities } from 'misskey-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Person, TestServer } from './TestServer';
import { uploadPicture } from './uploads';

let server: TestServer;
beforeAll(async () => {
	server = await TestServer.start();
});
afterAll(() => server.stop());

const DAY_MS = 86_400_000;
/** Two periods, in case one ends meanwhile. */
const LATELY = { span: 'hour', limit: 2 } as const;

type Tree = { [name: string]: Tree } | number[];

/** A chart with the sums of its series; of totals the newest. */
async function chart(name: string, params: object = {}, caller?: Person): Promise<Record<string, never>> {
	const { status, body } = await server.call(`charts/${name}`, { ...LATELY, ...params }, caller);
	expect([name, status]).toEqual([name, 200]);
	const summed = (tree: Tree, key: string): unknown => {
		if (Array.isArray(tree)) return key.startsWith('total') ? tree[0] : tree.reduce((sum, each) => sum + each, 0);
		return Object.fromEntries(Object.entries(tree).map(([name, part]) => [name, summed(part, name)]));
	};
	return summed(body as unknown as Tree, '') as Record<string, never>;
}

describe('charts', () => {
	it('count notes of every kind as they come and go, for their author, their server and all', async () => {
		const ann = await server.person('ann');
		const before = await chart('notes');
		const file = await uploadPicture(server, ann);
		const note = await server.note(ann, { text: 'one', fileIds: [file.id] });
		await server.note(ann, { text: 'two', replyId: note });
		await server.note(ann, { renoteId: note });
		const counted = { total: 3, inc: 3, dec: 0, diffs: { normal: 1, reply: 1, renote: 1, withFile: 1 } };
		expect(await chart('user/notes', { userId: ann.id })).toEqual(counted);
		const after = await chart('notes');
		expect(after.local).toMatchObject({ total: (before.local as unknown as { total: number }).total + 3 });
		// The renote goes with its note.
		await server.call('notes/delete', { noteId: note }, ann);
		expect(await chart('user/notes', { userId: ann.id })).toEqual({
			...{ total: 1, inc: 3, dec: 2 },
			diffs: { normal: 0, reply: 1, renote: 0, withFile: 0 },
		});
		expect(await chart('user/drive', { userId: ann.id })).toMatchObject({ totalCount: 1, incCount: 1, decCount: 0 });
		await server.call('drive/files/delete', { fileId: file.id }, ann);
		expect(await chart('user/drive', { userId: ann.id })).toMatchObject({ totalCount: 0, incCount: 1, decCount: 1 });
		expect(await chart('drive')).toMatchObject({ local: { incCount: 1, decCount: 1 }, remote: { incCount: 0 } });
	});

	it('give what there was at the end of each period, also before a given time', async () => {
		const bea = await server.person('bea');
		const daysAgo = (days: number) => Date.now() - days * DAY_MS;
		for (const days of [9, 5, 5, 2]) {
			const note = createNote(server.core, bea.user, { text: 'then' }, { at: daysAgo(days), isSilent: true });
			server.core.bus.emit('note', note);
		}
		const totals = async (params: object) => {
			const { body } = await server.call('charts/user/notes', { userId: bea.id, span: 'day', ...params });
			return (body as unknown as entities.ChartsUserNotesResponse).total;
		};
		expect(await totals({ limit: 7 })).toEqual([4, 4, 4, 3, 3, 3, 1]);
		expect(await totals({ limit: 3, offset: daysAgo(4) })).toEqual([3, 3, 1]);
		expect(await totals({ limit: 2, offset: daysAgo(8) })).toEqual([1, 1]);
		expect(await totals({ limit: 2, offset: daysAgo(400) })).toEqual([0, 0]);
		expect((await totals({ limit: 2, span: 'hour', offset: daysAgo(5) + 3_600_000 }))[0]).toBe(3);
	});

	it('count reactions for the author of the note', async () => {
		const [cas, dee] = [await server.person('cas'), await server.person('dee')];
		const far = await server.person('far', { host: 'a.example' });
		const noteId = await server.note(cas, { text: 'react' });
		await server.call('notes/reactions/create', { noteId, reaction: '👍' }, dee);
		react(server.core, far.user, noteId, '👍');
		const expected = { local: { count: 1 }, remote: { count: 1 } };
		expect(await chart('user/reactions', { userId: cas.id })).toEqual(expected);
		expect(await chart('user/reactions', { userId: dee.id })).toMatchObject({ local: { count: 0 } });
		expect(await chart('instance', { host: 'A.example' })).toMatchObject({ requests: { received: 1 } });
		expect(await chart('ap-request')).toEqual({ deliverFailed: 0, deliverSucceeded: 0, inboxReceived: 1 });
	});

	it('count follows on both sides, and show them to those who may see the lists', async () => {
		const [eve, fay] = [await server.person('eve'), await server.person('fay')];
		const far = await server.person('away', { host: 'b.example' });
		await server.call('following/create', { userId: fay.id }, eve);
		await server.call('following/create', { userId: far.id }, eve);
		const of = async (person: Person, caller?: Person) =>
			(await chart('user/following', { userId: person.id }, caller)) as unknown as Record<'local' | 'remote', object>;
		expect((await of(eve)).local).toMatchObject({ followings: { total: 1, inc: 1, dec: 0 } });
		expect((await of(eve)).remote).toMatchObject({ followings: { total: 1, inc: 1, dec: 0 } });
		expect((await of(fay)).local).toMatchObject({ followers: { total: 1, inc: 1, dec: 0 } });
		expect(await chart('instance', { host: 'b.example' })).toMatchObject({
			followers: { total: 1, inc: 1 },
			following: { total: 0, inc: 0 },
			users: { total: 1, inc: 1 },
		});
		expect(await chart('federation', { limit: 1 })).toMatchObject({ sub: 1, pub: 0, pubsub: 0, subActive: 1 });
		await server.call('following/delete', { userId: fay.id }, eve);
		expect((await of(fay)).local).toMatchObject({ followers: { total: 0, inc: 1, dec: 1 } });
		await server.call('i/update', { followingVisibility: 'private' }, eve);
		expect((await of(eve)).remote).toMatchObject({ followings: { total: 0, inc: 0, dec: 0 } });
		expect((await of(eve, eve)).remote).toMatchObject({ followings: { total: 1, inc: 1, dec: 0 } });
	});

	it('count who looks at a profile: each view, and each person once', async () => {
		const [gil, hana] = [await server.person('gil'), await server.person('hana')];
		const look = (caller?: Person, from = '198.51.100.1') =>
			server.request('/api/users/show', {
				method: 'POST',
				headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
				body: JSON.stringify({ userId: gil.id, ...(caller ? { i: caller.token } : {}) }),
			});
		for (const caller of [hana, hana, gil, undefined, undefined]) await look(caller);
		await look(undefined, '198.51.100.2');
		expect(await chart('user/pv', { userId: gil.id, limit: 1, span: 'day' })).toEqual({
			upv: { user: 1, visitor: 2 },
			pv: { user: 2, visitor: 3 },
		});
	});

	it('count each account once that reads or writes, and the new ones', async () => {
		const [ivo, jan] = [await server.person('ivo'), await server.person('jan')];
		const before = await chart('active-users', { span: 'day' });
		const usersBefore = await chart('users');
		for (const who of [ivo, ivo, jan]) await server.call('notes/timeline', {}, who);
		await server.note(ivo, { text: 'a' });
		await server.note(ivo, { text: 'b' });
		const after = await chart('active-users', { span: 'day' });
		const grown = Object.fromEntries(
			Object.keys(after).map(name => [name, Number(after[name]) - Number(before[name])]),
		);
		expect(grown).toMatchObject({ read: 2, write: 1, readWrite: 1, registeredWithinWeek: 2, registeredOutsideWeek: 0 });
		await server.person('kim');
		const users = (await chart('users')) as unknown as { local: { total: number; dec: number } };
		const { local } = usersBefore as unknown as typeof users;
		expect(users.local.total).toBe(local.total + 1);
	});

	it('forget an account that is deleted', async () => {
		const lia = await server.person('lia');
		await server.note(lia, { text: 'gone soon' });
		closeAccount(server.core, lia.user, { areTokensKept: false });
		await expect.poll(() => server.core.db.byId(users, lia.id), { timeout: 5000 }).toBeUndefined();
		expect(await chart('user/notes', { userId: lia.id })).toMatchObject({ total: 0, inc: 0 });
	});

	it('refuse other spans, and more than 500 periods', async () => {
		for (const params of [{ span: 'week' }, { span: 'day', limit: 501 }, {}]) {
			expect(await server.refusal('charts/notes', params)).toBe('INVALID_PARAM');
		}
		const { body } = await server.call('charts/notes', { span: 'hour', limit: 500 });
		expect((body as unknown as entities.ChartsNotesResponse).local.total).toHaveLength(500);
	});
});

describe('figures', () => {
	const lately = ({ figures }: { figures: Figures }, userId: string) => {
		const { total, inc } = noteFigures(new Chart({ figures }, { span: 'day', limit: 2 }), userId, 3);
		return { total: total[0], inc: inc.reduce((sum, each) => sum + each, 0) };
	};

	it('survive a restart, and nothing is counted twice', async () => {
		const folder = await mkdtemp(join(tmpdir(), 'quarterdeck-figures-'));
		const open = () => createServer({ ...DEFAULT_OPTIONS, port: 0, data: folder, seed: false });
		const first = await open();
		const ann = await createAccount(first.core, { username: 'ann' });
		for (const text of ['a', 'b', 'c']) createNote(first.core, ann, { text });
		first.core.bus.emit('profileView', { userId: ann.id, viewerId: 'somebody', address: '' });
		await first.stop();
		const second = await open();
		expect(lately(second.core, ann.id)).toEqual({ total: 3, inc: 3 });
		second.core.bus.emit('profileView', { userId: ann.id, viewerId: 'somebody', address: '' });
		const day = new Chart(second.core, { span: 'day', limit: 2 });
		expect([day.of(ann.id, 'views.user')[0], day.of(ann.id, 'viewers.user')[0]]).toEqual([2, 1]);
		await second.stop();
		await rm(folder, { recursive: true, force: true });
	});

	it('are counted again from the tables after a crash, and once for a database that has none', async () => {
		const { core } = server;
		const mia = await server.person('mia');
		createNote(core, mia.user, { text: 'written down' });
		core.figures.flush();
		createNote(core, mia.user, { text: 'only in memory' });
		createNote(core, mia.user, { text: 'so is this' });
		const reborn = { ...core, figures: new Figures(core.db, core.ids) };
		expect(lately(reborn, mia.id).inc).toBe(1);
		countStored(reborn);
		countStored(reborn);
		expect(lately(reborn, mia.id)).toEqual({ total: 3, inc: 3 });
		reborn.figures.clear();
		countStored(reborn);
		expect(lately(reborn, mia.id)).toEqual({ total: 3, inc: 3 });
	});

	it('cost one write of many rows now and then, not one for each event', () => {
		const { db, ids } = server.core;
		const figures = new Figures(db, ids);
		const period = { span: 'day', at: 0 } as const;
		const before = db.get<{ n: number }>('SELECT total_changes() AS n')?.n;
		for (let index = 0; index < 10_000; index++) figures.add(period, LOCAL, 'test');
		expect(db.get<{ n: number }>('SELECT total_changes() AS n')?.n).toBe(before);
		figures.flush();
		expect(figures.values(LOCAL, 'test', period, 1)).toEqual([10_000]);
	});

	it('say how many of those who registered on a day came back', async () => {
		const { core } = server;
		const at = Date.now() - 3 * DAY_MS;
		const ned = await createAccount(core, { username: 'ned', at });
		core.bus.emit('reading', { userId: ned.id });
		const { body } = await server.call('retention');
		const days = body as unknown as entities.RetentionResponse;
		const today = new Date().toISOString().slice(0, 10);
		const day = new Date(at).toISOString().slice(0, 10);
		expect(days.find(({ createdAt }) => createdAt.startsWith(day))).toMatchObject({ users: 1, data: { [today]: 1 } });
		expect(days.some(({ createdAt }) => createdAt.startsWith(today))).toBe(false);
		expect(core.db.exists(profiles, 't.userId = ?', ned.id)).toBe(true);
	});
});
