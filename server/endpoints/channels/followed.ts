import { defineEndpoint } from '../../http/endpoint';
import * as p from '../../http/params';
import { packChannels } from '../../pack/packChannel';
import { selectPage } from '../../store/selectPage';
import { channelFollows, channels } from '../../store/tables/collections';

export default defineEndpoint(
	{
		name: 'channels/followed',
		params: p.params({ limit: p.limit(100, 5), ...p.paging }),
		credential: true,
		permission: 'read:channels',
	},
	({ core, me, params }) => {
		const follows = selectPage(core.db, channelFollows, params, 't.userId = ?', me.id);
		const rows = core.db.byIds(
			channels,
			follows.map(row => row.channelId),
		);
		return packChannels(
			core,
			follows.flatMap(row => rows.get(row.channelId) ?? []),
			me,
		);
	},
);
