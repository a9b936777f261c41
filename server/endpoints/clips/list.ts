import { defineEndpoint } from '../../http/endpoint';
import * as p from '../../http/params';
import { packClips } from '../../pack/packClip';
import { clips } from '../../store/tables/collections';

export default defineEndpoint(
	{
		name: 'clips/list',
		params: p.none,
		credential: true,
		permission: 'read:account',
	},
	({ core, me }) => packClips(core, core.db.select(clips, 'WHERE t.userId = ? ORDER BY t.id', me.id), me),
);
