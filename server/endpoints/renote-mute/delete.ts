import { defineEndpoint } from '../../http/endpoint';
import * as p from '../../http/params';
import { renoteMutes } from '../../store/tables/relations';
import { users } from '../../store/tables/users';

export default defineEndpoint(
	{
		name: 'renote-mute/delete',
		params: p.params({ userId: p.id() }),
		credential: true,
		permission: 'write:mutes',
		errors: {
			noSuchUser: { code: 'NO_SUCH_USER', id: '9b6728cf-638c-4aa1-bedb-e07d8101474d', message: 'No such user.' },
			muteeIsYourself: {
				code: 'MUTEE_IS_YOURSELF',
				id: '619b1314-0850-4597-a242-e245f3da42af',
				message: 'Mutee is yourself.',
			},
			notMuting: {
				code: 'NOT_MUTING',
				id: '2e4ef874-8bf0-4b4b-b069-4598f6d05817',
				message: 'You are not muting that user.',
			},
		},
	},
	({ core, me, params, errors }) => {
		if (params.userId === me.id) throw errors.muteeIsYourself();
		if (!core.db.byId(users, params.userId)) throw errors.noSuchUser();
		const count = core.db.delete(renoteMutes, 'muterId = ? AND muteeId = ?', me.id, params.userId);
		if (count === 0) throw errors.notMuting();
		core.bus.emit('relations', { userId: me.id });
	},
);
