import { defineEndpoint } from '../../../http/endpoint';
import * as p from '../../../http/params';
import { roleAssignments, roles } from '../../../store/tables/server';

export default defineEndpoint(
	{
		name: 'admin/roles/delete',
		params: p.params({ roleId: p.id() }),
		credential: true,
		permission: 'write:admin:roles',
		role: 'administrator',
		errors: {
			noSuchRole: { code: 'NO_SUCH_ROLE', id: 'de0d6ecd-8e0a-4253-88ff-74bc89ae3d45', message: 'No such role.' },
		},
	},
	({ core, params, errors }) => {
		if (!core.db.byId(roles, params.roleId)) throw errors.noSuchRole();
		core.db.transaction(() => {
			core.db.delete(roles, 'id = ?', params.roleId);
			core.db.delete(roleAssignments, 'roleId = ?', params.roleId);
		});
		core.roles.changed();
	},
);
