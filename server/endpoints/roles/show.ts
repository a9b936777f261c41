import { defineEndpoint } from '../../http/endpoint';
import * as p from '../../http/params';
import { packRole } from '../../pack/packRole';
import { publicRole } from '../../roles/openRole';

export default defineEndpoint(
	{
		name: 'roles/show',
		params: p.params({ roleId: p.id() }),
		errors: {
			noSuchRole: { code: 'NO_SUCH_ROLE', id: 'de5502bf-009a-4639-86c1-fec349e46dcb', message: 'No such role.' },
		},
	},
	({ core, params, errors }) => {
		const role = publicRole(core, params.roleId);
		if (!role) throw errors.noSuchRole();
		return packRole(core, role);
	},
);
