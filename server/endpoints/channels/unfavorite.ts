import { defineEndpoint } from '../../http/endpoint';
import * as p from '../../http/params';
import { channelFavorites, channels } from '../../store/tables/collections';

export default defineEndpoint(
	{
		name: 'channels/unfavorite',
		params: p.params({ channelId: p.id() }),
		credential: true,
		permission: 'write:channels',
		prohibitMoved: true,
		errors: {
			noSuchChannel: {
				code: 'NO_SUCH_CHANNEL',
				id: '353c68dd-131a-476c-aa99-88a345e83668',
				message: 'No such channel.',
			},
		},
	},
	({ core, me, params, errors }) => {
		if (!core.db.byId(channels, params.channelId)) throw errors.noSuchChannel();
		core.db.delete(channelFavorites, 'userId = ? AND channelId = ?', me.id, params.channelId);
	},
);
