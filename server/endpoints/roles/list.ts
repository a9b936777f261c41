import { defineEndpoint } from '../../http/endpoint';
import * as p from '../../http/params';
import { packRole } from '../../pack/packRole';

/** The roles whose members and notes are public. */
export default defineEndpoint(
	{
		name: 'roles/list',
		params: p.none,
		credential: true,
		permission: 'read:account',
	},
	({ core }) =>
		core.roles
			.all()
			.filter(role => role.isPublic && role.isExplorable)
			.sort((a, b) => b.displayOrder - a.displayOrder)
			.map(role => packRole(core, role)),
);
