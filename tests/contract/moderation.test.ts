import { createAccount } from '@server/auth/createAccount';
import { roleAssignments, roles } from '@server/store/tables/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Person, TestServer } from './TestServer';

let server: TestServer;
let admin: Person;
let moderator: Person;
let member: Person;
beforeAll(async () => {
	server = await TestServer.start();
	admin = await server.person('captain');
	moderator = await server.person('watch');
	member = await server.person('sailor');
	const { db, ids } = server.core;
	db.insert(roles, { id: 'captains', isAdministrator: true });
	db.insert(roles, { id: 'watches', isModerator: true });
	server.core.roles.changed();
	db.insert(roleAssignments, { id: ids.next(), roleId: 'captains', userId: admin.id });
	db.insert(roleAssignments, { id: ids.next(), roleId: 'watches', userId: moderator.id });
});
afterAll(() => server.stop());

const signIn = async (username: string, password: string) =>
	(
		await server.request('/api/signin-flow', {
			method: 'POST',
			headers: { 'content-type': 'application/json' },
			body: JSON.stringify({ username, password }),
		})
	).status;

describe('moderation', () => {
	it('is for those who keep order', async () => {
		const calls: [endpoint: string, params: object][] = [
			['admin/show-user', { userId: member.id }],
			['admin/update-user-note', { userId: member.id, text: 'x' }],
			['admin/unset-user-avatar', { userId: member.id }],
			['admin/unset-user-banner', { userId: member.id }],
			['admin/reset-password', { userId: member.id }],
			['admin/delete-all-files-of-a-user', { userId: member.id }],
			['admin/drive/files', {}],
			['admin/drive/show-file', { fileId: 'x' }],
		];
		for (const [endpoint, params] of calls) {
			expect(await server.refusal(endpoint, params), endpoint).toBe('CREDENTIAL_REQUIRED');
			expect(await server.refusal(endpoint, params, member), endpoint).toBe('ROLE_PERMISSION_DENIED');
		}
		const erase = ['admin/delete-all-files-of-a-user', { userId: member.id }] as const;
		expect(await server.refusal(...erase, moderator)).toBe('ROLE_PERMISSION_DENIED');
		expect(await server.refusal(...erase, admin)).toBeNull();
	});

	it('shows of somebody which roles they were given, and until when', async () => {
		const expiresAt = Date.now() + 3_600_000;
		await server.call('admin/roles/assign', { roleId: 'watches', userId: member.id, expiresAt }, admin);
		const { body } = await server.call('admin/show-user', { userId: member.id }, moderator);
		expect(body).toMatchObject({ isModerator: true, isSuspended: false, moderationNote: '' });
		expect((body.roleAssigns as unknown as object[]).at(-1)).toMatchObject({
			roleId: 'watches',
			expiresAt: new Date(expiresAt).toISOString(),
		});
		await server.call('admin/roles/unassign', { roleId: 'watches', userId: member.id }, admin);
	});

	it('tells clients at once of a role that was given or taken', async () => {
		const stream = await server.stream(member);
		await stream.connect('main', 'main');
		const told = () => stream.frames.filter(({ body }) => body.type === 'meUpdated').map(({ body }) => body.body);
		await server.call('admin/roles/assign', { roleId: 'watches', userId: member.id }, admin);
		await expect.poll(told).toMatchObject([{ id: member.id, isModerator: true }]);
		await server.call('admin/roles/unassign', { roleId: 'watches', userId: member.id }, admin);
		await expect.poll(told).toMatchObject([{ isModerator: true }, { isModerator: false }]);
		stream.close();
	});

	it('tells moderators of reports as long as they are', async () => {
		await server.call('admin/roles/assign', { roleId: 'watches', userId: member.id }, admin);
		const [former, stays] = [await server.stream(member), await server.stream(moderator)];
		for (const stream of [former, stays]) {
			await stream.connect('admin', 'admin');
			await stream.connect('main', 'main');
		}
		const reports = ({ frames }: typeof stays) =>
			frames.filter(({ body }) => body.type === 'newAbuseUserReport').length;
		const report = () => server.core.bus.emit('report', { id: 'r', targetUserId: 'a', reporterId: 'b', comment: 'c' });
		report();
		await expect.poll(() => [reports(former), reports(stays)]).toEqual([1, 1]);
		await server.call('admin/roles/unassign', { roleId: 'watches', userId: member.id }, admin);
		report();
		await expect.poll(() => reports(stays)).toBe(2);
		// What was sent after the report has arrived, so the report would have, too.
		server.core.bus.emit('broadcast', { type: 'marker', body: {} });
		await former.first(({ type }) => type === 'marker');
		expect(reports(former)).toBe(1);
		for (const stream of [former, stays]) stream.close();
	});

	it('keeps out of what is an administrator’s', async () => {
		expect(await server.refusal('admin/show-user', { userId: admin.id }, moderator)).toBe('ACCESS_DENIED');
		expect(await server.refusal('admin/reset-password', { userId: admin.id }, moderator)).toBe('ACCESS_DENIED');
		expect(await server.refusal('admin/show-user', { userId: admin.id }, admin)).toBeNull();
	});

	it('gives somebody a new password, and ends the sign-ins with the old one', async () => {
		const user = await createAccount(server.core, { username: 'forgetful', password: 'forgotten' });
		const { body } = await server.call('admin/reset-password', { userId: user.id }, moderator);
		const password = String(body.password);
		expect(password).toMatch(/^\w{8}$/);
		expect(await signIn('forgetful', password)).toBe(200);
		const root = await createAccount(server.core, { username: 'root', password: 'first', user: { isRoot: true } });
		expect(await server.refusal('admin/reset-password', { userId: root.id }, admin)).toBe('ACCESS_DENIED');
	});

	it('knows nobody who is not there', async () => {
		for (const endpoint of ['admin/show-user', 'admin/unset-user-avatar', 'admin/reset-password']) {
			expect(await server.refusal(endpoint, { userId: 'nobody' }, moderator), endpoint).toBe('INTERNAL_ERROR');
		}
		expect(await server.refusal('admin/drive/show-file', { fileId: 'nothing' }, moderator)).toBe('NO_SUCH_FILE');
	});
});
