import { defineEndpoint } from '../../../http/endpoint';
import * as p from '../../../http/params';
import { notify } from '../../../notifications/notify';
import { roleAssignments, roles } from '../../../store/tables/server';
import { users } from '../../../store/tables/users';
import { announceMeUpdated } from '../../../users/announceMeUpdated';

export default defineEndpoint(
	{
		name: 'admin/roles/assign',
		params: p.params({ roleId: p.id(), userId: p.id(), expiresAt: p.nullish(p.date()) }),
		credential: true,
		permission: 'write:admin:roles',
		role: 'moderator',
		errors: {
			noSuchRole: { code: 'NO_SUCH_ROLE', id: '6503c040-6af4-4ed9-bf07-f2dd16678eab', message: 'No such role.' },
			noSuchUser: { code: 'NO_SUCH_USER', id: '558ea170-f653-4700-94d0-5a818371d0df', message: 'No such user.' },
			accessDenied: { code: 'ACCESS_DENIED', id: '25b5bc31-dc79-4ebd-9bd2-c84978fd052c', message: 'Access denied.' },
		},
	},
	({ core, me, params, errors }) => {
		const role = core.db.byId(roles, params.roleId);
		if (!role) throw errors.noSuchRole();
		if (!role.canEditMembersByModerator && !core.roles.isAdministrator(me)) throw errors.accessDenied();
		const user = core.db.byId(users, params.userId);
		if (!user) throw errors.noSuchUser();
		const expiresAt = params.expiresAt ?? null;
		if (expiresAt !== null && expiresAt <= Date.now()) return;
		core.db.delete(roleAssignments, 'roleId = ? AND userId = ?', role.id, user.id);
		core.db.insert(roleAssignments, { id: core.ids.next(), roleId: role.id, userId: user.id, expiresAt });
		// The user's policies have changed: notify their clients at once.
		announceMeUpdated(core, user.id);
		if (role.isPublic) notify(core, user.id, { type: 'roleAssigned', data: { roleId: role.id } });
	},
);
