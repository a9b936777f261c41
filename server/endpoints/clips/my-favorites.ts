import { defineEndpoint } from '../../http/endpoint';
import * as p from '../../http/params';
import { packClips } from '../../pack/packClip';
import { clips } from '../../store/tables/collections';

export default defineEndpoint(
	{
		name: 'clips/my-favorites',
		params: p.none,
		credential: true,
		permission: 'read:clip-favorite',
	},
	({ core, me }) => {
		const rows = core.db.select(
			clips,
			`JOIN clipFavorites f ON f.clipId = t.id
			WHERE f.userId = ? AND (t.isPublic = 1 OR t.userId = ?) ORDER BY f.id DESC`,
			me.id,
			me.id,
		);
		return packClips(core, rows, me);
	},
);
