import { defineEndpoint } from '../../http/endpoint';
import * as p from '../../http/params';
import { packEveryone } from '../../pack/packOther';
import { assignmentsOf } from '../../roles/assignments';
import { explorableRole } from '../../roles/openRole';

export default defineEndpoint(
	{
		name: 'roles/users',
		params: p.params({ roleId: p.id(), limit: p.limit(), ...p.paging }),
		errors: {
			noSuchRole: { code: 'NO_SUCH_ROLE', id: '30aaaee3-4792-48dc-ab0d-cf501a575ac5', message: 'No such role.' },
		},
	},
	({ core, me, params, errors }) => {
		const role = explorableRole(core, params.roleId);
		if (!role) throw errors.noSuchRole();
		const rows = assignmentsOf(core.db, role.id, params);
		const people = packEveryone(
			core,
			rows.map(row => row.userId),
			me,
		);
		return rows.flatMap(({ id, userId }) => {
			const user = people.get(userId);
			return user ? [{ id, user }] : [];
		});
	},
);
