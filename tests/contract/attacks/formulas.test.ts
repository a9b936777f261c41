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
