import { defineEndpoint } from '../../http/endpoint';
import * as p from '../../http/params';
import { clipFavorites, clips } from '../../store/tables/collections';

export default defineEndpoint(
	{
		name: 'clips/unfavorite',
		params: p.params({ clipId: p.id() }),
		credential: true,
		permission: 'write:clip-favorite',
		prohibitMoved: true,
		errors: {
			noSuchClip: { code: 'NO_SUCH_CLIP', id: '2603966e-b865-426c-94a7-af4a01241dc1', message: 'No such clip.' },
			notFavorited: {
				code: 'NOT_FAVORITED',
				id: '90c3a9e8-b321-4dae-bf57-2bf79bbcc187',
				message: 'You have not favorited the clip.',
			},
		},
	},
	({ core, me, params, errors }) => {
		// Also for a clip that has become private since.
		if (!core.db.byId(clips, params.clipId)) throw errors.noSuchClip();
		const count = core.db.delete(clipFavorites, 'userId = ? AND clipId = ?', me.id, params.clipId);
		if (count === 0) throw errors.notFavorited();
	},
);
