import { defineEndpoint } from '../../../http/endpoint';
import * as p from '../../../http/params';
import { packRole } from '../../../pack/packRole';

export default defineEndpoint(
	{
		name: 'admin/roles/list',
		params: p.none,
		credential: true,
		permission: 'read:admin:roles',
		role: 'moderator',
	},
	({ core }) => [...core.roles.all()].sort((a, b) => b.updatedAt - a.updatedAt).map(role => packRole(core, role)),
);
