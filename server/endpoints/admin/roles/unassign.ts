import { defineEndpoint } from '../../../http/endpoint';
import * as p from '../../../http/params';
import { roleAssignments, roles } from '../../../store/tables/server';
import { users } from '../../../store/tables/users';
import { announceMeUpdated } from '../../../users/announceMeUpdated';

export default defineEndpoint(
	{
		name: 'admin/roles/unassign',
		params: p.params({ roleId: p.id(), userId: p.id() }),
		credential: true,
		permission: 'write:admin:roles',
		role: 'moderator',
		errors: {
			noSuchRole: { code: 'NO_SUCH_ROLE', id: '6e519036-a70d-4c76-b679-bc8fb18194e2', message: 'No such role.' },
			noSuchUser: { code: 'NO_SUCH_USER', id: '2b730f78-1179-461b-88ad-d24c9af1a5ce', message: 'No such user.' },
			notAssigned: { code: 'NOT_ASSIGNED', id: 'b9060ac7-5c94-4da4-9f55-2047c953df44', message: 'Not assigned.' },
			accessDenied: { code: 'ACCESS_DENIED', id: '24636eee-e8c1-493e-94b2-e16ad401e262', message: 'Access denied.' },
		},
	},
	({ core, me, params, errors }) => {
		const role = core.db.byId(roles, params.roleId);
		if (!role) throw errors.noSuchRole();
		if (!role.canEditMembersByModerator && !core.roles.isAdministrator(me)) throw errors.accessDenied();
		if (!core.db.byId(users, params.userId)) throw errors.noSuchUser();
		const count = core.db.delete(roleAssignments, 'roleId = ? AND userId = ?', role.id, params.userId);
		if (count === 0) throw errors.notAssigned();
		// The user's policies have changed: notify their clients at once.
		announceMeUpdated(core, params.userId);
	},
);
