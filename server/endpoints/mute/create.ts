import { defineEndpoint } from '../../http/endpoint';
import * as p from '../../http/params';
import { mute } from '../../relations/mute';
import { users } from '../../store/tables/users';

export default defineEndpoint(
	{
		name: 'mute/create',
		params: p.params({ userId: p.id(), expiresAt: p.nullish(p.date()) }),
		credential: true,
		permission: 'write:mutes',
		prohibitMoved: true,
		limit: { duration: 3_600_000, max: 20 },
		errors: {
			noSuchUser: { code: 'NO_SUCH_USER', id: '6fef56f3-e765-4957-88e5-c6f65329b8a5', message: 'No such user.' },
			muteeIsYourself: {
				code: 'MUTEE_IS_YOURSELF',
				id: 'a4619cb2-5f23-484b-9301-94c903074e10',
				message: 'Mutee is yourself.',
			},
			alreadyMuting: {
				code: 'ALREADY_MUTING',
				id: '7e7359cb-160c-4956-b08f-4d1c653cd007',
				message: 'You are already muting that user.',
			},
		},
	},
	({ core, me, params, errors }) => {
		if (params.userId === me.id) throw errors.muteeIsYourself();
		if (!core.db.byId(users, params.userId)) throw errors.noSuchUser();
		mute(core, me.id, params.userId, params.expiresAt ?? null);
	},
);
