import { checkRoom } from '../../../http/checkRoom';
import { defineEndpoint } from '../../../http/endpoint';
import { packRole } from '../../../pack/packRole';
import { type RoleFields, roleFields } from '../../../roles/roleFields';
import { type RoleRow, roles } from '../../../store/tables/server';

/** All roles are checked for every call. */
const ROLES_MAX = 500;

export default defineEndpoint(
	{
		name: 'admin/roles/create',
		params: roleFields,
		credential: true,
		permission: 'write:admin:roles',
		role: 'administrator',
	},
	({ core, params }) => {
		checkRoom(core.roles.all().length, ROLES_MAX);
		const row = { ...(params as RoleFields), id: core.ids.next(), updatedAt: Date.now() } as RoleRow;
		core.db.insert(roles, row);
		core.roles.changed();
		return packRole(core, { ...row, preserveAssignmentOnMoveAccount: row.preserveAssignmentOnMoveAccount ?? false });
	},
);
