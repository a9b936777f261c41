import { defineEndpoint } from '../../http/endpoint';
import * as p from '../../http/params';
import { packChannels } from '../../pack/packChannel';
import { selectPage } from '../../store/selectPage';
import { channels } from '../../store/tables/collections';

export default defineEndpoint(
	{
		name: 'channels/owned',
		params: p.params({ limit: p.limit(100, 5), ...p.paging }),
		credential: true,
		permission: 'read:channels',
	},
	({ core, me, params }) =>
		packChannels(core, selectPage(core.db, channels, params, 't.userId = ? AND t.isArchived = 0', me.id), me),
);
