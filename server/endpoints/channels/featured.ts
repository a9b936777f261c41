import { defineEndpoint } from '../../http/endpoint';
import * as p from '../../http/params';
import { packChannels } from '../../pack/packChannel';
import { channels } from '../../store/tables/collections';

export default defineEndpoint(
	{
		name: 'channels/featured',
		params: p.none,
	},
	({ core, me }) => {
		const rows = core.db.select(
			channels,
			'WHERE t.lastNotedAt IS NOT NULL AND t.isArchived = 0 ORDER BY t.lastNotedAt DESC LIMIT 10',
		);
		return packChannels(core, rows, me);
	},
);
