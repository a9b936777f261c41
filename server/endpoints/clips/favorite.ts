import { openClip } from '../../clips/ownClip';
import { defineEndpoint } from '../../http/endpoint';
import * as p from '../../http/params';
import { clipFavorites } from '../../store/tables/collections';

export default defineEndpoint(
	{
		name: 'clips/favorite',
		params: p.params({ clipId: p.id() }),
		credential: true,
		permission: 'write:clip-favorite',
		prohibitMoved: true,
		errors: {
			noSuchClip: { code: 'NO_SUCH_CLIP', id: '4c2aaeae-80d8-4250-9606-26cb1fdb77a5', message: 'No such clip.' },
			alreadyFavorited: {
				code: 'ALREADY_FAVORITED',
				id: '92658936-c625-4273-8326-2d790129256e',
				message: 'The clip has already been favorited.',
			},
		},
	},
	({ core, me, params, errors }) => {
		const clip = openClip(core, me, params.clipId);
		if (!clip) throw errors.noSuchClip();
		const row = { id: core.ids.next(), userId: me.id, clipId: clip.id };
		if (!core.db.insertNew(clipFavorites, row)) throw errors.alreadyFavorited();
	},
);
