import { defineEndpoint } from '../../http/endpoint';
import * as p from '../../http/params';
import { packChannels } from '../../pack/packChannel';
import { channels } from '../../store/tables/collections';

export default defineEndpoint(
	{
		name: 'channels/my-favorites',
		params: p.none,
		credential: true,
		permission: 'read:channels',
	},
	({ core, me }) => {
		const rows = core.db.select(
			channels,
			'JOIN channelFavorites f ON f.channelId = t.id WHERE f.userId = ? ORDER BY f.id DESC',
			me.id,
		);
		return packChannels(core, rows, me);
	},
);
