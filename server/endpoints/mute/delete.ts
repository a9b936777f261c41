import { defineEndpoint } from '../../http/endpoint';
import * as p from '../../http/params';
import { mutes } from '../../store/tables/relations';
import { users } from '../../store/tables/users';

export default defineEndpoint(
	{
		name: 'mute/delete',
		params: p.params({ userId: p.id() }),
		credential: true,
		permission: 'write:mutes',
		errors: {
			noSuchUser: { code: 'NO_SUCH_USER', id: 'b851d00b-8ab1-4a56-8b1b-e24187cb48ef', message: 'No such user.' },
			muteeIsYourself: {
				code: 'MUTEE_IS_YOURSELF',
				id: 'f428b029-6b39-4d48-a1d2-cc1ae6dd5cf9',
				message: 'Mutee is yourself.',
			},
			notMuting: {
				code: 'NOT_MUTING',
				id: '5467d020-daa9-4553-81e1-135c0c35a96d',
				message: 'You are not muting that user.',
			},
		},
	},
	({ core, me, params, errors }) => {
		if (params.userId === me.id) throw errors.muteeIsYourself();
		if (!core.db.byId(users, params.userId)) throw errors.noSuchUser();
		const count = core.db.delete(mutes, 'muterId = ? AND muteeId = ?', me.id, params.userId);
		if (count === 0) throw errors.notMuting();
		core.bus.emit('relations', { userId: me.id });
	},
);
