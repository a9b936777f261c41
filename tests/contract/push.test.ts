import type { IncomingMessage } from 'node:http';
import { endSessions, makeSessionToken } from '@server/auth/tokens';
import { pushSubscriptions } from '@server/store/tables/push';
import { notifications } from '@server/store/tables/server';
import { users } from '@server/store/tables/users';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type ReceivedPush, readVapid, TestBrowser } from './TestBrowser';
import { type Person, TestServer } from './TestServer';
import { WebFixture } from './WebFixture';

let server: TestServer;
/** A push service. */
let service: WebFixture;
/** Another one, which takes its time. */
let slow: WebFixture;
/** Stands for another service on this machine. */
let inside: WebFixture;
let ann: Person;
let ben: Person;
const received: ReceivedPush[] = [];
/** What the push service answers. */
let status = 201;

function receive(request: IncomingMessage) {
	const parts: Buffer[] = [];
	request.on('data', (part: Buffer) => parts.push(part));
	request.on('end', () =>
		received.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) }),
	);
	return { status };
}

beforeAll(async () => {
	inside = await WebFixture.start({ '/': {} });
	service = await WebFixture.start({
		'/a': receive,
		'/b': receive,
		'/away': { status: 302, headers: { location: `${inside.origin}/` } },
	});
	slow = await WebFixture.start({ '/a': { waitMs: 5000 }, '/b': { waitMs: 5000 } });
	server = await TestServer.start({ privateHosts: [service.host, slow.host] });
	ann = await server.person('ann');
	ben = await server.person('ben');
});
afterAll(() => Promise.all([server.stop(), service.stop(), slow.stop(), inside.stop()]));
afterEach(() => {
	received.length = 0;
	status = 201;
	server.core.db.delete(pushSubscriptions, '1');
});

const register = async (person: Person | string, endpoint: string, fields: object = new TestBrowser().keys) =>
	(await server.call('sw/register', { endpoint, ...fields }, person)).body as Record<string, unknown>;
const show = async (person: Person, endpoint: string) =>
	(await server.call('sw/show-registration', { endpoint }, person)).body;

/** An unread notification, announced as such at once rather than after two seconds. Returns its id. */
function tellUnread({ id: userId }: Person): string {
	const { db, ids, bus } = server.core;
	const body = { id: ids.next(), type: 'test' };
	db.insert(notifications, { ...body, userId });
	bus.emit('main', { userId, type: 'unreadNotification', body });
	return body.id;
}

/** Which notifications it was told of, in order. */
const idsFor = (browser: TestBrowser) => received.map(push => browser.decrypt(push).body?.id as unknown);

describe('push', () => {
	it('tells a browser of what stays unread, so that only this browser can read it', async () => {
		const browser = new TestBrowser();
		const endpoint = `${service.origin}/a`;
		const registered = await register(ann, endpoint, browser.keys);
		const { swPublickey } = (await server.call('meta')).body;
		expect(registered).toEqual({
			state: 'subscribed',
			key: swPublickey,
			userId: ann.id,
			endpoint,
			sendReadMessage: false,
		});
		const noteId = await server.note(ben, { text: '@ann the tide turns at nine' });
		await expect.poll(() => received, { timeout: 6000 }).toHaveLength(1);
		const [push] = received;
		if (!push) throw new Error('nothing came');
		const message = browser.decrypt(push);
		expect(message).toMatchObject({
			type: 'notification',
			userId: ann.id,
			body: { type: 'mention', userId: ben.id, user: { username: 'ben' }, note: { id: noteId } },
		});
		expect(message.body?.note).toMatchObject({ text: '@ann the tide turns at nine', user: { username: 'ben' } });
		expect(Math.abs(message.dateTime - Date.now())).toBeLessThan(10_000);
		expect(push.body.toString('latin1')).not.toContain('tide');
		expect(() => new TestBrowser().decrypt(push)).toThrow();
		expect(Number(push.headers.ttl)).toBeGreaterThan(3600);
		const claims = readVapid(push, String(swPublickey));
		expect(claims).toMatchObject({ aud: service.origin, sub: expect.stringMatching(/^(mailto|https):/) });
		const validFor = (claims?.exp ?? 0) - Date.now() / 1000;
		expect(validFor).toBeGreaterThan(60);
		expect(validFor).toBeLessThanOrEqual(24 * 3600);
	});

	it('tells of nothing that was read meanwhile, and of reading only who asked for it', async () => {
		const [plain, eager] = [new TestBrowser(), new TestBrowser()];
		await register(ann, `${service.origin}/a`, plain.keys);
		await register(ann, `${service.origin}/b`, eager.keys);
		await server.call('sw/update-registration', { endpoint: `${service.origin}/b`, sendReadMessage: true }, ann);
		await server.call('notifications/test-notification', {}, ann);
		await server.call('notifications/mark-all-as-read', {}, ann);
		await expect.poll(() => received).toHaveLength(1);
		const [read] = received;
		if (!read) throw new Error('nothing came');
		expect(eager.decrypt(read)).toMatchObject({ type: 'readAllNotifications', userId: ann.id, body: null });
		// By the time that this one is unread, the first would have been, too.
		await server.call('notifications/test-notification', {}, ann);
		await expect.poll(() => received, { timeout: 6000 }).toHaveLength(3);
		expect(received.slice(1).map(({ path }) => path)).toEqual(expect.arrayContaining(['/a', '/b']));
		expect(await show(ann, `${service.origin}/b`)).toMatchObject({ sendReadMessage: true });
	});

	it('tells of nothing that was read, deleted or muted while it waited to be sent', async () => {
		const browser = new TestBrowser();
		await register(ann, `${service.origin}/a`, browser.keys);
		const { db, ids, bus } = server.core;
		const tell = (body: object) => bus.emit('main', { userId: ann.id, type: 'unreadNotification', body });
		const read = ids.next();
		db.insert(notifications, { id: read, userId: ann.id, type: 'test' });
		await server.call('notifications/mark-all-as-read', {}, ann);
		tell({ id: read, type: 'test' });
		tell({ id: ids.next(), type: 'deleted' });
		const muted = ids.next();
		db.insert(notifications, { id: muted, userId: ann.id, type: 'follow', notifierId: ben.id });
		await server.call('mute/create', { userId: ben.id }, ann);
		tell({ id: muted, type: 'follow', userId: ben.id });
		await server.call('mute/delete', { userId: ben.id }, ann);
		const id = tellUnread(ann);
		await expect.poll(() => idsFor(browser)).toEqual([id]);
	});

	it('drops a subscription that is gone, and keeps one that fails', async () => {
		const [gone, failing] = [`${service.origin}/a`, `${service.origin}/b`];
		for (const dead of [404, 410]) {
			await register(ann, gone);
			status = dead;
			tellUnread(ann);
			await expect.poll(() => show(ann, gone)).toBeNull();
		}
		const failingSince = () => server.core.db.first(pushSubscriptions, 'WHERE t.endpoint = ?', failing)?.failingSince;
		await register(ann, failing);
		status = 403;
		tellUnread(ann);
		await expect.poll(failingSince).toBeGreaterThan(Date.now() - 60_000);
		status = 201;
		tellUnread(ann);
		await expect.poll(failingSince).toBeNull();
		// Two weeks without a success.
		server.core.db.update(pushSubscriptions, { failingSince: Date.now() - 15 * 24 * 3_600_000 }, '1');
		status = 403;
		tellUnread(ann);
		await expect.poll(() => show(ann, failing)).toBeNull();
	});

	it('reaches nothing on this machine or in its network, also by a redirect', async () => {
		const port = inside.host.split(':')[1];
		const names = ['127.0.0.1', 'localhost', '[::1]', '[::ffff:127.0.0.1]', '0.0.0.0', '2130706433', '127.1'];
		for (const name of names) await register(ann, `http://${name}:${port}/`);
		for (const name of names) await register(ann, `https://${name}:${port}/`);
		await register(ann, `${service.origin}/away`);
		await register(ann, `${service.origin}/a`);
		tellUnread(ann);
		await expect.poll(() => received).toHaveLength(1);
		await expect
			.poll(() => server.core.db.count(pushSubscriptions, 't.failingSince IS NOT NULL'))
			.toBe(2 * names.length + 1);
		expect(inside.asked).toEqual([]);
	});

	it('of one service waits for no other, and nobody waits for any', async () => {
		await register(ann, `${slow.origin}/a`);
		await register(ann, `${slow.origin}/b`);
		await register(ann, `${service.origin}/a`);
		const started = performance.now();
		for (let count = 0; count < 5; count++) tellUnread(ann);
		await expect.poll(() => received).toHaveLength(5);
		expect((await server.call('i', {}, ann)).status).toBe(200);
		expect(performance.now() - started).toBeLessThan(3000);
		// One at a time, as long as it doesn't answer quickly.
		expect(slow.asked).toEqual(['/a']);
	});

	it('ends with the sign-in that registered it, and rests while its account is suspended or being deleted', async () => {
		const endpoint = `${service.origin}/a`;
		const other = makeSessionToken(server.core, ben.id);
		await register(other, endpoint);
		const browser = new TestBrowser();
		await register(ben, `${service.origin}/b`, browser.keys);
		for (const refused of ['isSuspended', 'isDeleted'] as const) {
			server.core.db.update(users, { [refused]: true }, 'id = ?', ben.id);
			tellUnread(ben);
			server.core.db.update(users, { [refused]: false }, 'id = ?', ben.id);
		}
		const kept = server.core.db.first(pushSubscriptions, 'WHERE t.endpoint = ?', `${service.origin}/b`)?.tokenId;
		endSessions(server.core, ben.id, kept);
		expect(server.core.db.select(pushSubscriptions, '').map(row => row.endpoint)).toEqual([`${service.origin}/b`]);
		const id = tellUnread(ben);
		await expect.poll(() => received.map(({ path }) => path)).toEqual(['/b']);
		expect(idsFor(browser)).toEqual([id]);
	});

	it('is registered, shown and ended by its owner; by a visitor who knows the address it is ended for all', async () => {
		const endpoint = `${service.origin}/a`;
		const { keys } = new TestBrowser();
		await register(ann, endpoint, keys);
		expect(await register(ann, endpoint, keys)).toMatchObject({ state: 'already-subscribed' });
		expect(await register(ann, endpoint)).toMatchObject({ state: 'subscribed' });
		await register(ben, endpoint, keys);
		expect(server.core.db.count(pushSubscriptions, '1')).toBe(2);
		await server.call('sw/unregister', { endpoint }, ben);
		expect([await show(ben, endpoint), await show(ann, endpoint)]).toMatchObject([null, { userId: ann.id }]);
		const { body } = await server.call('sw/update-registration', { endpoint, sendReadMessage: true }, ben);
		expect(body.error).toMatchObject({
			code: 'NO_SUCH_REGISTRATION',
			id: ' b09d8066-8064-5613-efb6-0e963b21d012',
		});
		await register(ben, endpoint, keys);
		await server.call('sw/unregister', { endpoint });
		expect(server.core.db.count(pushSubscriptions, '1')).toBe(0);
	});

	it('is nothing for apps', async () => {
		const app = server.appToken(ann, 'write:account', 'read:account');
		for (const name of ['register', 'show-registration', 'update-registration']) {
			const params = { endpoint: `${service.origin}/a`, auth: 'a', publickey: 'b' };
			expect(await server.refusal(`sw/${name}`, params, app)).toBe('ACCESS_DENIED');
		}
	});

	it('has room for twenty browsers of an account: the oldest makes room', async () => {
		for (let count = 0; count < 22; count++) await register(ann, `${service.origin}/a?${count}`);
		expect(server.core.db.count(pushSubscriptions, 't.userId = ?', ann.id)).toBe(20);
		expect([await show(ann, `${service.origin}/a?1`), await show(ann, `${service.origin}/a?2`)]).toMatchObject([
			null,
			{ userId: ann.id },
		]);
	});

	it('is off while administrators say so', async () => {
		const endpoint = `${service.origin}/a`;
		const browser = new TestBrowser();
		await register(ann, endpoint, browser.keys);
		server.core.settings.update({ enableServiceWorker: false });
		expect((await server.call('meta')).body.swPublickey).toBeNull();
		expect(await register(ann, endpoint, browser.keys)).toMatchObject({ key: null });
		tellUnread(ann);
		server.core.settings.update({ enableServiceWorker: true });
		const id = tellUnread(ann);
		await expect.poll(() => idsFor(browser)).toEqual([id]);
	});
});
