import { readdir } from 'node:fs/promises';
import { hashPassword } from '@server/auth/passwords';
import { notify } from '@server/notifications/notify';
import { profiles, users } from '@server/store/tables/users';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Person, TestServer } from './TestServer';
import { uploadPicture } from './uploads';

const PASSWORD = 'a long password';

let server: TestServer;
let admin: Person;
let ann: Person;
let ben: Person;
beforeAll(async () => {
	server = await TestServer.start();
	admin = await server.person('chief', { isRoot: true });
	ann = await server.person('ann');
	ben = await server.person('ben');
});
afterAll(() => server.stop());

/** Somebody who can sign in. */
async function member(username: string): Promise<Person> {
	const person = await server.person(username);
	server.core.db.update(profiles, { passwordHash: await hashPassword(PASSWORD) }, 'userId = ?', person.id);
	return person;
}
const codeOf = async (answer: ReturnType<TestServer['call']>) => (await answer).body?.error?.code;

describe('deleting the own account', () => {
	it('hides it at once, lets its clients read until all is deleted, and then ends them', async () => {
		const gone = await member('gone');
		await uploadPicture(server, gone);
		const noteId = await server.note(gone, { text: 'soon gone' });
		const stream = await server.stream(gone);
		await stream.connect('main', 'main');
		const closed = new Promise<void>(resolve => stream.socket.once('close', () => resolve()));
		expect(await codeOf(server.call('i/delete-account', { password: 'wrong' }, gone))).toBe('INCORRECT_PASSWORD');
		expect(server.core.db.byId(users, gone.id)?.isDeleted).toBe(false);
		const { jobs } = server.core;
		const add = vi.spyOn(jobs, 'add').mockImplementationOnce(() => {});
		expect((await server.call('i/delete-account', { password: PASSWORD }, gone)).status).toBe(204);
		const told = await stream.first(({ body }) => body.type === 'meUpdated');
		expect(told.body.body).toMatchObject({ isDeleted: true });
		expect((await server.call('i', {}, gone)).body.isDeleted).toBe(true);
		expect(await codeOf(server.call('notes/create', { text: 'more' }, gone))).toBe('USER_IS_DELETED');
		expect((await server.call('users/show', { userId: gone.id }, ann)).status).toBe(404);
		const signIn = await server.call('signin-flow', { username: 'gone', password: PASSWORD });
		expect([signIn.status, signIn.body.error?.id]).toEqual([404, '6cc579cc-885d-43d8-95c2-b8c7fc963280']);
		add.mockRestore();
		jobs.add('deleteAccount', gone.id, {});
		await closed;
		expect((await server.call('i', {}, gone)).status).toBe(401);
		expect(await codeOf(server.call('notes/show', { noteId }, ann))).toBe('NO_SUCH_NOTE');
		await expect.poll(() => readdir(server.core.filesFolder)).toEqual([]);
		expect((await server.call('username/available', { username: 'gone' })).body).toEqual({ available: false });
	});

	it('takes an account with much in steps, between which others are served', async () => {
		const busy = await member('busy');
		for (let index = 0; index < 130; index++) await server.note(busy, { text: `${index}` });
		await server.call('i/delete-account', { password: PASSWORD }, busy);
		expect((await server.call('meta')).status).toBe(200);
		await expect.poll(() => server.core.db.byId(users, busy.id)).toBeUndefined();
		expect(server.core.db.get('SELECT count(*) AS n FROM notes WHERE userId = ?', busy.id)).toEqual({ n: 0 });
	});
});

describe('moving', () => {
	it('asks the other account first, and takes followers, mutes, blocks and lists along', async () => {
		const [old, fresh, fan, foe] = await Promise.all(['old', 'fresh', 'fan', 'foe'].map(name => server.person(name)));
		if (!old || !fresh || !fan || !foe) throw new Error('nobody there');
		await server.call('following/create', { userId: old.id, withReplies: true }, fan);
		await server.call('blocking/create', { userId: old.id }, foe);
		const { body } = await server.call('users/lists/create', { name: 'a' }, fan);
		const list = body as unknown as { id: string };
		await server.call('users/lists/push', { listId: list.id, userId: old.id }, fan);
		const move = (to: string, who = old) => server.call('i/move', { moveToAccount: to }, who);
		expect(await codeOf(move('@nobody'))).toBe('NO_SUCH_USER');
		expect(await codeOf(move('@nobody@remote.example'))).toBe('NO_SUCH_USER');
		expect(await codeOf(move('@fresh'))).toBe('DESTINATION_ACCOUNT_FORBIDS');
		expect(await codeOf(move('@fresh', admin))).toBe('NOT_ROOT_FORBIDDEN');
		const named = await server.call('i/update', { alsoKnownAs: ['@old'] }, fresh);
		expect(named.body.alsoKnownAs).toEqual([old.id]);
		expect((await move('@fresh')).body.movedTo).toBe(`${server.origin}/users/${fresh.id}`);
		await expect.poll(() => server.core.jobs.count('move', old.id)).toBe(0);
		const relation = async (userId: string, who: Person) =>
			(await server.call('users/relation', { userId: [userId] }, who)).body;
		expect(await relation(fresh.id, fan)).toMatchObject([{ isFollowing: true }]);
		expect(await relation(old.id, fan)).toMatchObject([{ isFollowing: false }]);
		expect(await relation(fresh.id, foe)).toMatchObject([{ isBlocking: true }]);
		const shown = await server.call('users/lists/show', { listId: list.id }, fan);
		expect(shown.body.userIds).toEqual([old.id, fresh.id]);
		expect(await codeOf(move('@fresh'))).toBe('YOUR_ACCOUNT_MOVED');
		expect(await codeOf(server.call('following/create', { userId: ann.id }, old))).toBe('YOUR_ACCOUNT_MOVED');
	});
});

describe('the mail address', () => {
	it('has to be confirmed by the link in the log, and then mails come for what was asked for', async () => {
		const mails = vi.spyOn(console, 'log').mockImplementation(() => {});
		const ida = await member('ida');
		const set = (params: object, who = ida) => server.call('i/update-email', { password: PASSWORD, ...params }, who);
		expect(await codeOf(set({ password: 'wrong', email: 'ida@a.example' }))).toBe('INCORRECT_PASSWORD');
		expect(await codeOf(set({ email: 'no address' }))).toBe('UNAVAILABLE');
		expect((await set({ email: 'ida@a.example' })).body).toMatchObject({
			email: 'ida@a.example',
			emailVerified: false,
		});
		const [, link = ''] = /(http\S+\/verify-email\/\w+)/.exec(String(mails.mock.calls.at(-1))) ?? [];
		const wrong = await fetch(`${link}x`, { headers: { 'accept-language': 'ja, en;q=0.5' } });
		expect([wrong.status, wrong.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
		expect(await wrong.text()).toContain('このリンクは無効か、すでに使われています。');
		// Mail programs look at what a link leads to.
		await fetch(link, { method: 'HEAD' });
		expect((await server.call('i', {}, ida)).body).toMatchObject({ emailVerified: false });
		const twin = await member('twin');
		await set({ email: 'ida@a.example' }, twin);
		const [, twins = ''] = /(http\S+\/verify-email\/\w+)/.exec(String(mails.mock.calls.at(-1))) ?? [];
		const right = await fetch(link);
		expect([right.status, right.headers.get('content-security-policy')]).toEqual([
			200,
			expect.stringContaining("frame-ancestors 'none'"),
		]);
		expect(await right.text()).toContain('Your email address is confirmed.');
		expect((await fetch(twins)).status).toBe(404);
		expect((await server.call('i', {}, ida)).body).toMatchObject({ emailVerified: true });
		expect((await fetch(link)).status).toBe(404);
		const available = async (emailAddress: string) =>
			(await server.call('email-address/available', { emailAddress })).body;
		expect(await available('ida@a.example')).toEqual({ available: false, reason: 'used' });
		expect(await available('ida')).toEqual({ available: false, reason: 'format' });
		expect(await available('other@a.example')).toEqual({ available: true, reason: null });
		server.core.settings.update({ bannedEmailDomains: ['a.example'] });
		expect(await available('other@mail.a.example')).toEqual({ available: false, reason: 'banned' });
		mails.mockClear();
		await server.call('following/create', { userId: ida.id }, ann);
		expect(String(mails.mock.calls)).toContain(
			`Mail to ida@a.example\n  @ann@${new URL(server.origin).host} follows you`,
		);
		mails.mockClear();
		await server.note(ben, { text: '@ida hey' });
		expect(mails).not.toHaveBeenCalled();
		for (const state of ['isSuspended', 'isDeleted']) {
			server.core.db.update(users, { [state]: true }, 'id = ?', ida.id);
			notify(server.core, ida.id, { type: 'follow', notifierId: ben.id });
			server.core.db.update(users, { [state]: false }, 'id = ?', ida.id);
			expect([state, mails.mock.calls]).toEqual([state, []]);
		}
		expect((await set({ email: null })).body).toMatchObject({ email: null, emailVerified: false });
		mails.mockRestore();
	});
});

describe('a forgotten password', () => {
	it('is replaced by the link in the log, once, for the confirmed address alone', async () => {
		const mails = vi.spyOn(console, 'log').mockImplementation(() => {});
		const may = await member('may');
		server.core.db.update(profiles, { email: 'may@b.example' }, 'userId = ?', may.id);
		const ask = (username: string, email: string) =>
			server.request('/api/request-reset-password', {
				method: 'POST',
				headers: {
					'content-type': 'application/json',
					'x-forwarded-for': `192.0.2.${mails.mock.calls.length + username.length}`,
				},
				body: JSON.stringify({ username, email }),
			});
		expect((await ask('may', 'may@b.example')).status).toBe(204);
		server.core.db.update(profiles, { emailVerified: true }, 'userId = ?', may.id);
		expect((await ask('may', 'other@b.example')).status).toBe(204);
		expect((await ask('nobody', 'may@b.example')).status).toBe(204);
		expect(mails).not.toHaveBeenCalled();
		expect((await ask('May', 'may@b.example')).status).toBe(204);
		const [, token] = /reset-password\/(\w+)/.exec(String(mails.mock.calls.at(-1))) ?? [];
		mails.mockRestore();
		const reset = (password: string) => server.call('reset-password', { token, password });
		expect((await reset('a new password')).status).toBe(204);
		expect(await codeOf(reset('another one'))).toBe('NO_SUCH_RESET_REQUEST');
		expect((await server.call('i', {}, may)).status).toBe(401);
		const headers = { 'content-type': 'application/json', 'x-forwarded-for': '192.0.2.77' };
		const body = JSON.stringify({ username: 'may', password: 'a new password' });
		const signIn = await server.request('/api/signin-flow', { method: 'POST', headers, body });
		expect(signIn.body).toMatchObject({ finished: true, id: may.id });
	});
});

describe('invitations', () => {
	it('are made within the policy, and let one account in while registration is closed', async () => {
		server.core.settings.update({
			disableRegistration: true,
			policies: { canInvite: true, inviteLimit: 2, inviteExpirationTime: 60 },
		});
		const make = async () =>
			(await server.call('invite/create', {}, ann)).body as unknown as { id: string; code: string; expiresAt: string };
		const [first, second] = [await make(), await make()];
		expect(Date.parse(first.expiresAt) - Date.now()).toBeGreaterThan(59 * 60_000);
		expect((await server.call('invite/limit', {}, ann)).body).toEqual({ remaining: 0 });
		expect(await codeOf(server.call('invite/create', {}, ann))).toBe('EXCEEDED_LIMIT_OF_CREATE_INVITE_CODE');
		const join = (username: string, invitationCode?: string) =>
			server.call('signup', { username, password: PASSWORD, ...(invitationCode ? { invitationCode } : {}) });
		expect((await join('jo')).status).toBe(400);
		expect((await join('jo', 'wrong')).status).toBe(400);
		expect((await join('chief', first.code)).status).toBe(400);
		expect((await join('jo', first.code)).status).toBe(200);
		expect((await join('kim', first.code)).status).toBe(400);
		const { body } = await server.call('invite/list', {}, ann);
		expect(body).toMatchObject([
			{ id: second.id, used: false },
			{ id: first.id, used: true, usedBy: { username: 'jo' }, createdBy: { username: 'ann' } },
		]);
		const remove = (inviteId: string, who: Person) => codeOf(server.call('invite/delete', { inviteId }, who));
		expect(await remove('zzzzzzzzzz', ann)).toBe('NO_SUCH_INVITE_CODE');
		expect(await remove(second.id, ben)).toBe('ACCESS_DENIED');
		expect(await remove(first.id, ann)).toBe('CAN_NOT_DELETE_INVITE_CODE');
		expect(await remove(second.id, ann)).toBeUndefined();
		const kinds = async (type: string) =>
			((await server.call('admin/invite/list', { type }, admin)).body as unknown as unknown[]).length;
		expect([await kinds('used'), await kinds('unused'), await kinds('expired'), await kinds('all')]).toEqual([
			1, 0, 0, 1,
		]);
		server.core.settings.update({ disableRegistration: false });
	});
});

describe('avatar decorations', () => {
	it('are worn while they exist, by those who may', async () => {
		const { body: role } = await server.call(
			'admin/roles/create',
			{
				...{
					name: 'sailors',
					description: '',
					color: null,
					iconUrl: null,
					target: 'manual',
					condFormula: {},
					policies: {},
				},
				...{ isPublic: true, isModerator: false, isAdministrator: false, asBadge: false, displayOrder: 0 },
				canEditMembersByModerator: false,
			},
			admin,
		);
		const roleId = String((role as unknown as { id: string }).id);
		const make = async (name: string, roleIds: string[] = []) => {
			const params = {
				name,
				description: '',
				url: `${server.origin}/files/x`,
				roleIdsThatCanBeUsedThisDecoration: roleIds,
			};
			return (await server.call('admin/avatar-decorations/create', params, admin)).body as unknown as { id: string };
		};
		const [ring, cap] = [await make('ring'), await make('cap', [roleId])];
		const wear = async (id: string, how: object = {}) => {
			const { body } = await server.call('i/update', { avatarDecorations: [{ id, ...how }] }, ann);
			return body.avatarDecorations;
		};
		expect(await wear(ring.id, { angle: 0.25, flipH: false })).toEqual([
			{ id: ring.id, angle: 0.25, url: `${server.origin}/files/x` },
		]);
		expect(await wear(cap.id)).toEqual([]);
		expect(await wear('zzzzzzzzzz')).toEqual([]);
		await server.call('admin/roles/assign', { roleId, userId: ann.id }, admin);
		expect(await wear(cap.id)).toMatchObject([{ id: cap.id }]);
		await server.call('admin/avatar-decorations/update', { id: cap.id, url: 'https://a.example/cap.png' }, admin);
		const shown = async () => (await server.call('users/show', { userId: ann.id })).body.avatarDecorations;
		expect(await shown()).toEqual([{ id: cap.id, url: 'https://a.example/cap.png' }]);
		await server.call('admin/avatar-decorations/delete', { id: cap.id }, admin);
		expect(await shown()).toEqual([]);
		expect((await server.call('get-avatar-decorations')).body).toMatchObject([{ id: ring.id, name: 'ring' }]);
		expect(await codeOf(server.call('admin/avatar-decorations/list', {}, ann))).toBe('ROLE_PERMISSION_DENIED');
	});
});

describe('registered apps', () => {
	it('get a token once their user consents, and are listed until it is revoked', async () => {
		const { body: app } = await server.call(
			'app/create',
			{ name: 'Old app', description: 'd', permission: ['read:account'], callbackUrl: 'https://a.example/cb' },
			ann,
		);
		const { id, secret } = app as unknown as { id: string; secret: string };
		expect('secret' in (await server.call('app/show', { appId: id }, ben)).body).toBe(false);
		const { body: session } = await server.call('auth/session/generate', { appSecret: secret });
		const { token } = session as unknown as { token: string };
		const ask = () => server.call('auth/session/userkey', { appSecret: secret, token });
		expect(await codeOf(ask())).toBe('PENDING_SESSION');
		expect((await server.call('auth/accept', { token }, ben)).status).toBe(204);
		const { accessToken } = (await ask()).body as unknown as { accessToken: string };
		expect(await codeOf(ask())).toBe('NO_SUCH_SESSION');
		expect((await server.call('i', {}, accessToken)).body.id).toBe(ben.id);
		const authorized = async () => (await server.call('i/authorized-apps', {}, ben)).body;
		expect(await authorized()).toEqual([
			{ id, name: 'Old app', callbackUrl: 'https://a.example/cb', permission: ['read:account'], isAuthorized: true },
		]);
		const [entry] = (await server.call('i/apps', {}, ben)).body as unknown as { id: string; name: string }[];
		expect(entry?.name).toBe('Old app');
		await server.call('i/revoke-token', { tokenId: entry?.id }, ben);
		expect(await authorized()).toEqual([]);
	});
});

describe('attempts to sign in', () => {
	it('are listed for the account, newest first, page by page', async () => {
		const lou = await member('lou');
		for (const [ip, password] of [
			['192.0.2.1', 'wrong'],
			['192.0.2.2', PASSWORD],
		] as const) {
			const headers = { 'content-type': 'application/json', 'x-forwarded-for': ip, 'user-agent': 'A browser' };
			const body = JSON.stringify({ username: 'lou', password });
			await server.request('/api/signin-flow', { method: 'POST', headers, body });
		}
		const list = async (params: object) =>
			(await server.call('i/signin-history', params, lou)).body as unknown as { id: string }[];
		const all = await list({});
		expect(all).toMatchObject([
			{ success: true, ip: '192.0.2.2', headers: { 'user-agent': 'A browser' } },
			{ success: false, ip: '192.0.2.1' },
		]);
		expect(await list({ untilId: all[0]?.id })).toEqual(all.slice(1));
		expect(await list({ limit: 1 })).toEqual(all.slice(0, 1));
		expect(await codeOf(server.call('i/signin-history', {}, server.appToken(lou, 'read:account')))).toBe(
			'ACCESS_DENIED',
		);
	});
});

describe('robots', () => {
	it('are asked what the author of a page wants', async () => {
		const tagOf = async (path: string) => (await fetch(server.origin + path)).headers.get('x-robots-tag');
		const noteId = await server.note(ann, { text: 'mine' });
		expect(await tagOf('/@ann')).toBe('noai, noimageai');
		await server.call('i/update', { noCrawle: true, preventAiLearning: false }, ann);
		expect([await tagOf('/@ann/notes'), await tagOf(`/notes/${noteId}`)]).toEqual(['noindex', 'noindex']);
		await server.call('i/update', { noCrawle: false }, ann);
		expect([await tagOf('/@ann'), await tagOf('/'), await tagOf('/@nobody')]).toEqual([null, null, null]);
	});
});
