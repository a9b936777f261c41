import { defineEndpoint } from '../../http/endpoint';
import * as p from '../../http/params';
import { deletePlay } from '../../plays/deletePlay';
import { plays } from '../../store/tables/plays';

/** For authors and moderators. */
export default defineEndpoint(
	{
		name: 'flash/delete',
		params: p.params({ flashId: p.id() }),
		credential: true,
		permission: 'write:flash',
		errors: {
			noSuchFlash: { code: 'NO_SUCH_FLASH', id: 'de1623ef-bbb3-4289-a71e-14cfa83d9740', message: 'No such flash.' },
			accessDenied: { code: 'ACCESS_DENIED', id: '1036ad7b-9f92-4fff-89c3-0e50dc941704', message: 'Access denied.' },
		},
	},
	({ core, me, params, errors }) => {
		const play = core.db.byId(plays, params.flashId);
		if (!play) throw errors.noSuchFlash();
		if (play.userId !== me.id && !core.roles.isModerator(me)) throw errors.accessDenied();
		deletePlay(core, play);
	},
);
