import { defineEndpoint } from '../../http/endpoint';
import * as p from '../../http/params';
import { unlikePlay } from '../../plays/likePlay';
import { plays } from '../../store/tables/plays';

export default defineEndpoint(
	{
		name: 'flash/unlike',
		params: p.params({ flashId: p.id() }),
		credential: true,
		permission: 'write:flash-likes',
		prohibitMoved: true,
		errors: {
			noSuchFlash: { code: 'NO_SUCH_FLASH', id: 'afe8424a-a69e-432d-a5f2-2f0740c62410', message: 'No such flash.' },
			notLiked: {
				code: 'NOT_LIKED',
				id: '755f25a7-9871-4f65-9f34-51eaad9ae0ac',
				message: 'You have not liked that flash.',
			},
		},
	},
	({ core, me, params, errors }) => {
		// Also one that has become private since.
		if (!core.db.byId(plays, params.flashId)) throw errors.noSuchFlash();
		if (!unlikePlay(core, me, params.flashId)) throw errors.notLiked();
	},
);
