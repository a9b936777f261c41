import { defineEndpoint } from '../../../http/endpoint';
import * as p from '../../../http/params';
import { packFollowRequests } from '../../../pack/packFollowRequests';
import { selectPage } from '../../../store/selectPage';
import { followRequests } from '../../../store/tables/relations';

export default defineEndpoint(
	{
		name: 'following/requests/sent',
		params: p.params({ limit: p.limit(), ...p.paging }),
		credential: true,
		permission: 'read:following',
	},
	({ core, me, params }) =>
		packFollowRequests(core, selectPage(core.db, followRequests, params, 't.followerId = ?', me.id)),
);
