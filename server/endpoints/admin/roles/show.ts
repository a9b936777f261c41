import { defineEndpoint } from '../../../http/endpoint';
import * as p from '../../../http/params';
import { packRole } from '../../../pack/packRole';
import { roles } from '../../../store/tables/server';

export default defineEndpoint(
	{
		name: 'admin/roles/show',
		params: p.params({ roleId: p.id() }),
		credential: true,
		permission: 'read:admin:roles',
		role: 'moderator',
		errors: {
			noSuchRole: { code: 'NO_SUCH_ROLE', id: '07dc7d34-c0d8-49b7-96c6-db3ce64ee0b3', message: 'No such role.' },
		},
	},
	({ core, params, errors }) => {
		const role = core.db.byId(roles, params.roleId);
		if (!role) throw errors.noSuchRole();
		return packRole(core, role);
	},
);
