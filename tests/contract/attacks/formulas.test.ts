import { type RoleRow, roles } from '@server/store/tables/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestServer } from '../TestServer';

let server: TestServer;
beforeAll(async () => {
	server = await TestServer.start();
});
afterAll(() => server.stop());

describe('roles whose condition is none', () => {
	it('fail nobody’s calls', async () => {
		const ann = await server.person('ann');
		for (const condFormula of [{ type: 'and' }, { type: 'or', values: [null] }, { type: 'not' }])
			server.core.db.insert(roles, {
				id: server.core.ids.next(),
				name: 'a',
				target: 'conditional',
				condFormula: condFormula as unknown as RoleRow['condFormula'],
			});
		server.core.roles.changed();
		expect((await server.call('notes/create', { text: 'a' }, ann)).status).toBe(200);
	});
});

const role = {
	...{ name: 'a', description: '', color: null, iconUrl: null, target: 'conditional', condFormula: {}, policies: {} },
	...{ isPublic: false, isModerator: false, isAdministrator: false, asBadge: false, canEditMembersByModerator: false },
	displayOrder: 0,
};
const nested = (levels: number): object =>
	levels === 0 ? { id: 'a', type: 'isCat' } : { id: 'a', type: 'not', value: nested(levels - 1) };

describe('a role', () => {
	it.each([
		['of a condition that is none', { condFormula: { id: 'a', type: 'constructor' } }],
		['of a condition without its parts', { condFormula: { id: 'a', type: 'and' } }],
		['of conditions without end', { condFormula: nested(400) }],
		['of a policy that is none', { policies: { noSuchPolicy: { useDefault: false, priority: 0, value: 1 } } }],
		['of a policy of another kind', { policies: { clipLimit: { useDefault: false, priority: 0, value: '7' } } }],
		['of a policy without a form', { policies: { clipLimit: 7 } }],
		['with a description without end', { description: 'x'.repeat(200_000) }],
	])('%s is refused', async (_, fields) => {
		const root = await server.person(`root${server.core.ids.next()}`, { isRoot: true });
		const { status, body } = await server.call('admin/roles/create', { ...role, ...fields }, root);
		expect([status, body?.error?.code]).toEqual([400, 'INVALID_PARAM']);
	});

	it('of an older database is still shown, gives nobody a strange power, and fails no call', async () => {
		const root = await server.person('rooted', { isRoot: true });
		const policies = { clipLimit: 7, pinLimit: null, rateLimitFactor: { value: 'x' } };
		const condFormula = { id: 'a', type: 'constructor' };
		const id = server.core.ids.next();
		server.core.db.insert(roles, {
			id,
			name: 'old',
			target: 'conditional',
			...({ condFormula, policies } as unknown as Pick<RoleRow, 'condFormula' | 'policies'>),
		});
		server.core.roles.changed();
		expect(server.core.roles.of(root.user).map(each => each.id)).not.toContain(id);
		const shown = await server.call('admin/roles/show', { roleId: id }, root);
		expect(shown.body).toMatchObject({ condFormula, policies });
		server.core.db.update(roles, { condFormula: { id: 'a', type: 'isLocal' } }, 'id = ?', id);
		server.core.roles.changed();
		const me = await server.call('i', {}, root);
		expect([me.status, me.body.policies]).toMatchObject([200, { clipLimit: 10, pinLimit: 5 }]);
	});
});
