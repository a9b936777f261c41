import { defineEndpoint } from '../../http/endpoint';
import * as p from '../../http/params';
import { packOther } from '../../pack/packOther';
import { unblock } from '../../relations/block';
import { users } from '../../store/tables/users';

export default defineEndpoint(
	{
		name: 'blocking/delete',
		params: p.params({ userId: p.id() }),
		credential: true,
		permission: 'write:blocks',
		limit: { duration: 3_600_000, max: 100 },
		errors: {
			noSuchUser: { code: 'NO_SUCH_USER', id: '8621d8bf-c358-4303-a066-5ea78610eb3f', message: 'No such user.' },
			blockeeIsYourself: {
				code: 'BLOCKEE_IS_YOURSELF',
				id: '06f6fac6-524b-473c-a354-e97a40ae6eac',
				message: 'Blockee is yourself.',
			},
			notBlocking: {
				code: 'NOT_BLOCKING',
				id: '291b2efa-60c6-45c0-9f6a-045c8f9b02cd',
				message: 'You are not blocking that user.',
			},
		},
	},
	({ core, me, params, errors }) => {
		if (params.userId === me.id) throw errors.blockeeIsYourself();
		const blockee = core.db.byId(users, params.userId);
		if (!blockee) throw errors.noSuchUser();
		unblock(core, me.id, blockee.id);
		return packOther(core, blockee.id, me);
	},
);
