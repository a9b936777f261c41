import { defineEndpoint } from '../../http/endpoint';
import * as p from '../../http/params';
import { packOther } from '../../pack/packOther';
import { block } from '../../relations/block';
import { users } from '../../store/tables/users';

export default defineEndpoint(
	{
		name: 'blocking/create',
		params: p.params({ userId: p.id() }),
		credential: true,
		permission: 'write:blocks',
		limit: { duration: 3_600_000, max: 20 },
		errors: {
			noSuchUser: { code: 'NO_SUCH_USER', id: '7cc4f851-e2f1-4621-9633-ec9e1d00c01e', message: 'No such user.' },
			blockeeIsYourself: {
				code: 'BLOCKEE_IS_YOURSELF',
				id: '88b19138-f28d-42c0-8499-6a31bbd0fdc6',
				message: 'Blockee is yourself.',
			},
			alreadyBlocking: {
				code: 'ALREADY_BLOCKING',
				id: '787fed64-acb9-464a-82eb-afbd745b9614',
				message: 'You are already blocking that user.',
			},
		},
	},
	({ core, me, params, errors }) => {
		if (params.userId === me.id) throw errors.blockeeIsYourself();
		const blockee = core.db.byId(users, params.userId);
		if (!blockee) throw errors.noSuchUser();
		block(core, me, blockee);
		return packOther(core, blockee.id, me);
	},
);
