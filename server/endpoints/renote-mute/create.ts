import { defineEndpoint } from '../../http/endpoint';
import * as p from '../../http/params';
import { renoteMutes } from '../../store/tables/relations';
import { users } from '../../store/tables/users';

export default defineEndpoint(
	{
		name: 'renote-mute/create',
		params: p.params({ userId: p.id() }),
		credential: true,
		permission: 'write:mutes',
		prohibitMoved: true,
		limit: { duration: 3_600_000, max: 20 },
		errors: {
			noSuchUser: { code: 'NO_SUCH_USER', id: '5e0a5dff-1e94-4202-87ae-4d9c89eb2271', message: 'No such user.' },
			muteeIsYourself: {
				code: 'MUTEE_IS_YOURSELF',
				id: '37285718-52f7-4aef-b7de-c38b8e8a8420',
				message: 'Mutee is yourself.',
			},
			alreadyMuting: {
				code: 'ALREADY_MUTING',
				id: 'ccfecbe4-1f1c-4fc2-8a3d-c3ffee61cb7b',
				message: 'You are already muting that user.',
			},
		},
	},
	({ core, me, params, errors }) => {
		if (params.userId === me.id) throw errors.muteeIsYourself();
		if (!core.db.byId(users, params.userId)) throw errors.noSuchUser();
		const isNew = core.db.insertNew(renoteMutes, { id: core.ids.next(), muterId: me.id, muteeId: params.userId });
		if (!isNew) throw errors.alreadyMuting();
		core.bus.emit('relations', { userId: me.id });
	},
);
