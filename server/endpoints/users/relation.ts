import { defineEndpoint } from '../../http/endpoint';
import * as p from '../../http/params';
import { packRelations } from '../../pack/packRelations';

export default defineEndpoint(
	{
		name: 'users/relation',
		params: p.params({ userId: p.either(p.id(), p.list(p.id(), { max: 1000 })) }),
		credential: true,
		permission: 'read:account',
	},
	({ core, me, params }) => {
		const ids = typeof params.userId === 'string' ? [params.userId] : params.userId;
		return packRelations(core, me.id, ids);
	},
);
