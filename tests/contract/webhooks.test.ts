import type { IncomingMessage } from 'node:http';
import { jobs } from '@server/store/tables/jobs';
import { users } from '@server/store/tables/users';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Person, TestServer } from './TestServer';
import { WebFixture } from './WebFixture';

interface Received {
	path: string;
	secret: string;
	message: {
		hookId: string;
		userId: string;
		eventId: string;
		createdAt: number;
		type: string;
		body: Record<string, never>;
	};
}

let server: TestServer;
/** Allowed, as if it were public. */
let web: WebFixture;
/** Stands for another service on this machine. */
let inside: WebFixture;
let ann: Person;
let ben: Person;
const received: Received[] = [];
/** What the receiver answers next. */
let status = 200;

function receive(request: IncomingMessage) {
	const parts: Buffer[] = [];
	request.on('data', (part: Buffer) => parts.push(part));
	request.on('end', () => {
		const message = JSON.parse(Buffer.concat(parts).toString('utf8')) as Received['message'];
		received.push({ path: request.url ?? '', secret: String(request.headers['x-misskey-hook-secret']), message });
	});
	return { status };
}

beforeAll(async () => {
	inside = await WebFixture.start({ '/': {} });
	web = await WebFixture.start({
		'/hook': receive,
		'/other': receive,
		'/away': { status: 302, headers: { location: `${inside.origin}/` } },
	});
	server = await TestServer.start({ privateHosts: [web.host] });
	ann = await server.person('ann');
	ben = await server.person('ben');
});
afterAll(() => Promise.all([server.stop(), web.stop(), inside.stop()]));
beforeEach(() => {
	received.length = 0;
	status = 200;
	server.core.db.delete(jobs, '1');
});

const make = async (on: string[], url = `${web.origin}/hook`) =>
	(await server.call('i/webhooks/create', { name: 'hook', url, secret: 'sésame', on }, ann)).body as unknown as {
		id: string;
	};
const show = async (webhookId: string) => (await server.call('i/webhooks/show', { webhookId }, ann)).body;
const remove = (webhookId: string) => server.call('i/webhooks/delete', { webhookId }, ann);
const types = () => received.map(({ message }) => message.type);

describe('webhooks', () => {
	it('are told of each of their events, with the secret', async () => {
		const all = ['mention', 'unfollow', 'follow', 'followed', 'note', 'reply', 'renote', 'reaction'];
		const { id } = await make(all);
		const own = await server.note(ann, { text: 'mine' });
		await expect.poll(() => received).toHaveLength(1);
		const [first] = received;
		expect(Buffer.from(first?.secret ?? '', 'latin1').toString('utf8')).toBe('sésame');
		expect(first?.message).toMatchObject({
			hookId: id,
			userId: ann.id,
			type: 'note',
			body: { note: { id: own, text: 'mine' } },
		});
		expect(Math.abs((first?.message.createdAt ?? 0) - Date.now())).toBeLessThan(10_000);
		await server.note(ben, { text: '@ann hey' });
		await server.note(ben, { text: 'yes', replyId: own });
		await server.note(ben, { renoteId: own });
		await server.call('notes/reactions/create', { noteId: own, reaction: '👍' }, ben);
		await server.call('following/create', { userId: ann.id }, ben);
		await server.call('following/create', { userId: ben.id }, ann);
		await server.call('following/delete', { userId: ben.id }, ann);
		await expect
			.poll(types)
			.toEqual(['note', 'mention', 'mention', 'reply', 'renote', 'reaction', 'followed', 'follow', 'unfollow']);
		const bodyOf = (type: string) => received.find(({ message }) => message.type === type)?.message.body;
		expect(bodyOf('reaction')).toMatchObject({ reaction: '👍', user: { id: ben.id }, note: { id: own } });
		expect(bodyOf('followed')).toMatchObject({ user: { id: ben.id } });
		expect(bodyOf('follow')).toMatchObject({ user: { id: ben.id, isFollowing: true } });
		await expect.poll(() => show(id)).toMatchObject({ latestStatus: 200, latestSentAt: expect.any(String) });
		await remove(id);
	});

	it('are told of nothing that they did not ask for, of nobody muted, and of nothing while off', async () => {
		const { id } = await make(['reaction']);
		const own = await server.note(ann, { text: 'mine' });
		await server.call('notes/reactions/create', { noteId: own, reaction: '👍' }, ann);
		await server.call('mute/create', { userId: ben.id }, ann);
		await server.call('notes/reactions/create', { noteId: own, reaction: '👍' }, ben);
		await server.call('mute/delete', { userId: ben.id }, ann);
		await server.call('i/webhooks/update', { webhookId: id, active: false }, ann);
		await server.call('notes/reactions/create', { noteId: own, reaction: '🎉' }, ben);
		expect(server.core.jobs.count('webhook', ann.id)).toBe(0);
		await server.call('i/webhooks/update', { webhookId: id, active: true, secret: null }, ann);
		await server.call('notes/reactions/create', { noteId: own, reaction: '❤' }, ben);
		await expect.poll(types).toEqual(['reaction']);
		expect(received[0]).toMatchObject({ secret: '', message: { body: { reaction: '❤' } } });
		await remove(id);
	});

	it('are told of nothing while their owner is suspended or being deleted', async () => {
		const { id } = await make(['mention', 'reaction']);
		const own = await server.note(ann, { text: 'mine' });
		for (const state of ['isSuspended', 'isDeleted']) {
			server.core.db.update(users, { [state]: true }, 'id = ?', ann.id);
			await server.note(ben, { text: '@ann hey' });
			await server.call('notes/reactions/create', { noteId: own, reaction: '👍' }, ben);
			expect([state, server.core.jobs.count('webhook', ann.id)]).toEqual([state, 0]);
			// What was waiting isn't sent either.
			server.core.jobs.add('webhook', ann.id, { webhookId: id, type: 'mention', createdAt: 0, body: {} });
			await expect.poll(() => server.core.jobs.count('webhook', ann.id)).toBe(0);
			server.core.db.update(users, { [state]: false }, 'id = ?', ann.id);
			await server.call('notes/reactions/delete', { noteId: own }, ben);
		}
		expect(received).toEqual([]);
		await remove(id);
	});

	it('are told again when they failed, but not when they refused', async () => {
		const { id } = await make(['note']);
		status = 503;
		await server.note(ann, { text: 'a' });
		await expect.poll(() => show(id)).toMatchObject({ latestStatus: 503 });
		const [waiting] = server.core.db.select(jobs, '');
		expect(waiting).toMatchObject({ kind: 'webhook', attempts: 1 });
		expect((waiting?.runAt ?? 0) - Date.now()).toBeGreaterThan(5000);
		server.core.db.delete(jobs, '1');
		status = 410;
		await server.note(ann, { text: 'b' });
		await expect.poll(() => show(id)).toMatchObject({ latestStatus: 410 });
		await expect.poll(() => server.core.jobs.count('webhook', ann.id)).toBe(0);
		await remove(id);
	});

	it('reach nothing on this machine or in its network, also by a redirect', async () => {
		const { id } = await make(['note'], `${inside.origin}/`);
		await server.note(ann, { text: 'a' });
		await expect.poll(() => show(id)).toMatchObject({ latestStatus: 1 });
		await server.call('i/webhooks/update', { webhookId: id, url: `${web.origin}/away` }, ann);
		await server.note(ann, { text: 'b' });
		server.core.db.delete(jobs, 'attempts > 0');
		await expect.poll(() => show(id)).toMatchObject({ latestStatus: 302 });
		expect(inside.asked).toEqual([]);
		await remove(id);
	});

	it('can be tried, also while off and with what is not saved yet', async () => {
		const { id } = await make(['note']);
		await server.call('i/webhooks/update', { webhookId: id, active: false }, ann);
		const other = { url: `${web.origin}/other`, secret: 'new' };
		for (const type of ['mention', 'followed', 'reaction']) {
			await server.call('i/webhooks/test', { webhookId: id, type, override: other }, ann);
		}
		await expect.poll(types).toEqual(['mention', 'followed', 'reaction']);
		expect(received[0]).toMatchObject({ path: '/other', secret: 'new' });
		expect(await show(id)).toMatchObject({ latestStatus: null });
		await server.call('i/webhooks/test', { webhookId: id, type: 'note' }, ann);
		await expect.poll(() => show(id)).toMatchObject({ latestStatus: 200 });
		expect((await server.call('i/webhooks/test', { webhookId: id, type: 'note' }, ben)).body.error?.id).toBe(
			'0c52149c-e913-18f8-5dc7-74870bfe0cf9',
		);
		await remove(id);
	});

	it('are for their owner', async () => {
		const { id } = await make([]);
		expect((await show(id)).url).toBe(`${web.origin}/hook`);
		for (const endpoint of ['show', 'update', 'delete']) {
			const { status: refused, body } = await server.call(`i/webhooks/${endpoint}`, { webhookId: id, name: 'x' }, ben);
			expect([refused, body.error?.code]).toEqual([400, 'NO_SUCH_WEBHOOK']);
		}
		expect((await server.call('i/webhooks/list', {}, ben)).body).toEqual([]);
		await remove(id);
	});
});
