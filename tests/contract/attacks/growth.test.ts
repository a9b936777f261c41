import { makeAppToken } from '@server/auth/tokens';
import { folders } from '@server/store/tables/drive';
import { ads, emojis, registry, roles } from '@server/store/tables/server';
import { signins, tokens } from '@server/store/tables/users';
import { MACHINE_SCALE } from '@tests/factories/machineScale';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Person, TestServer } from '../TestServer';

let server: TestServer;
let ann: Person;
let root: Person;
beforeAll(async () => {
	server = await TestServer.start();
	ann = await server.person('ann');
	root = await server.person('root', { isRoot: true });
});
afterAll(() => server.stop());

const set = (key: string, value: unknown, token: Person | string = ann) =>
	server.call('i/registry/set', { key, value, scope: ['a'] }, token);
const codeOf = async (answer: Promise<{ status: number; body: { error?: { code: string } } | null }>) => {
	const { status, body } = await answer;
	return [status, body?.error?.code];
};
const FULL = [400, 'TOO_MUCH_KEPT'];

describe('what a person keeps has an end', () => {
	it('in the registry: bytes, over all scopes and apps', async () => {
		const app = server.appToken(ann, 'write:account');
		const large = 'x'.repeat(250_000);
		const answers: number[] = [];
		for (let index = 0; index < 40; index++) {
			answers.push((await set(`large${index}`, large, index % 2 ? ann : app)).status);
		}
		expect(answers.filter(status => status === 204)).toHaveLength(33);
		expect(await codeOf(set('one more', large))).toEqual(FULL);
		// Existing values may be replaced, and smaller ones fit.
		expect((await set('large1', large.replace('x', 'y'))).status).toBe(204);
		expect((await set('small', 1)).status).toBe(204);
		const started = performance.now();
		expect((await server.call('i/registry/get-all', { scope: ['a'] }, ann)).status).toBe(200);
		expect(performance.now() - started).toBeLessThan(1000 * MACHINE_SCALE);
		server.core.db.delete(registry, 'userId = ?', ann.id);
	});

	it('in the registry: entries', async () => {
		const { db } = server.core;
		for (let index = 0; index < 2000; index++) {
			db.insert(registry, { userId: ann.id, scope: `["s${index}"]`, key: 'a', value: 1, updatedAt: 1 });
		}
		expect(await codeOf(set('a', 1))).toEqual(FULL);
		db.delete(registry, 'userId = ?', ann.id);
		expect((await set('a', 1)).status).toBe(204);
	});

	it('as tokens of apps', async () => {
		const grant = { name: 'a', description: null, iconUrl: null, permissions: [] };
		for (let index = 0; index < 200; index++) makeAppToken(server.core, ann.id, grant);
		const ask = () => server.call('miauth/gen-token', { session: null, permission: [] }, ann);
		expect(await codeOf(ask())).toEqual(FULL);
		server.core.db.delete(tokens, "kind = 'app' AND userId = ?", ann.id);
		expect((await ask()).status).toBe(200);
	});

	it('as attempts to sign in, which anybody may make', async () => {
		const { db, ids } = server.core;
		for (let index = 0; index < 1200; index++) {
			db.insert(signins, { id: ids.next(), userId: ann.id, ip: 'x', success: false });
		}
		await server.call('signin-flow', { username: 'ann', password: 'wrong' });
		expect(db.count(signins, 't.userId = ?', ann.id)).toBe(1000);
	});

	it('as folders: how many', async () => {
		const { db, ids } = server.core;
		for (let index = 0; index < 1000; index++) db.insert(folders, { id: ids.next(), userId: ann.id, name: 'a' });
		expect(await codeOf(server.call('drive/folders/create', {}, ann))).toEqual(FULL);
		db.delete(folders, 'userId = ?', ann.id);
	});

	it('as folders: how deep, made there or moved there', async () => {
		const make = async (parentId: string | null) =>
			(await server.call('drive/folders/create', { parentId }, ann)).body as unknown as { id: string };
		let parentId: string | null = null;
		const path: string[] = [];
		for (let index = 0; index < 20; index++) {
			parentId = (await make(parentId)).id;
			path.push(parentId);
		}
		expect(await codeOf(server.call('drive/folders/create', { parentId }, ann))).toEqual([400, 'INVALID_PARAM']);
		const outer = await make(null);
		const inner = await make(outer.id);
		const move = (folderId: string, into: string | undefined) =>
			codeOf(server.call('drive/folders/update', { folderId, parentId: into }, ann));
		expect(await move(outer.id, path[18])).toEqual([400, 'INVALID_PARAM']);
		expect(await move(inner.id, path[18])).toEqual([200, undefined]);
		expect(await move(outer.id, path[17])).toEqual([200, undefined]);
	});
});

describe('what moderators make has an end', () => {
	const ad = {
		...{ url: 'https://a.example', memo: '', place: 'square', priority: 'middle', ratio: 1, imageUrl: '/a' },
		...{ dayOfWeek: 0, startsAt: 0, expiresAt: 1 },
	};
	const role = {
		...{ name: 'a', description: '', color: null, iconUrl: null, target: 'manual', condFormula: {}, policies: {} },
		...{ isPublic: false, isModerator: false, isAdministrator: false, asBadge: false, displayOrder: 0 },
		canEditMembersByModerator: false,
	};

	it('roles', async () => {
		const { db, ids } = server.core;
		for (let index = 0; index < 500; index++) db.insert(roles, { id: ids.next(), name: 'a' });
		server.core.roles.changed();
		expect(await codeOf(server.call('admin/roles/create', role, root))).toEqual(FULL);
		db.delete(roles, "name = 'a'");
		server.core.roles.changed();
		expect(await codeOf(server.call('admin/roles/create', role, root))).toEqual([200, undefined]);
	});

	it('ads', async () => {
		const { db, ids } = server.core;
		const { imageUrl: _, ...row } = ad;
		for (let index = 0; index < 500; index++) db.insert(ads, { ...row, id: ids.next(), imageUrl: '/a' });
		expect(await codeOf(server.call('admin/ad/create', ad, root))).toEqual(FULL);
		db.delete(ads, '1');
	});

	it('emojis', async () => {
		const { db, ids } = server.core;
		db.transaction(() => {
			for (let index = 0; index < 20_000; index++) db.insert(emojis, { id: ids.next(), name: `e${index}`, path: '/a' });
		});
		expect(await codeOf(server.call('admin/emoji/add', { name: 'one', fileId: 'none' }, root))).toEqual(FULL);
		db.delete(emojis, '1');
	});
});
