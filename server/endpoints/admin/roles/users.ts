import { defineEndpoint } from '../../../http/endpoint';
import * as p from '../../../http/params';
import { packEach } from '../../../pack/packEach';
import { packEveryone } from '../../../pack/packOther';
import { assignmentsOf } from '../../../roles/assignments';
import { dateOfId } from '../../../store/IdSource';
import { roles } from '../../../store/tables/server';

export default defineEndpoint(
	{
		name: 'admin/roles/users',
		params: p.params({ roleId: p.id(), limit: p.limit(), ...p.paging }),
		credential: true,
		permission: 'read:admin:roles',
		role: 'moderator',
		errors: {
			noSuchRole: { code: 'NO_SUCH_ROLE', id: '224eff5e-2488-4b18-b3e7-f50d94421648', message: 'No such role.' },
		},
	},
	({ core, me, params, errors }) => {
		if (!core.db.byId(roles, params.roleId)) throw errors.noSuchRole();
		const rows = assignmentsOf(core.db, params.roleId, params);
		const people = packEveryone(
			core,
			rows.map(row => row.userId),
			me,
		);
		return packEach(rows, ({ id, userId, expiresAt }) => {
			const user = people.get(userId);
			const until = expiresAt === null ? null : new Date(expiresAt).toISOString();
			return user ? { id, createdAt: dateOfId(id), user, expiresAt: until } : null;
		});
	},
);
