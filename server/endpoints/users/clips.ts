import { defineEndpoint } from '../../http/endpoint';
import * as p from '../../http/params';
import { packClips } from '../../pack/packClip';
import { selectPage } from '../../store/selectPage';
import { clips } from '../../store/tables/collections';

/** A user's public clips. */
export default defineEndpoint(
	{
		name: 'users/clips',
		params: p.params({ userId: p.id(), limit: p.limit(), ...p.paging }),
	},
	({ core, me, params }) =>
		packClips(core, selectPage(core.db, clips, params, 't.userId = ? AND t.isPublic = 1', params.userId), me),
);
