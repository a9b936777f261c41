import { defineEndpoint } from '../../http/endpoint';
import * as p from '../../http/params';
import { channelFavorites, channels } from '../../store/tables/collections';

export default defineEndpoint(
	{
		name: 'channels/favorite',
		params: p.params({ channelId: p.id() }),
		credential: true,
		permission: 'write:channels',
		prohibitMoved: true,
		errors: {
			noSuchChannel: {
				code: 'NO_SUCH_CHANNEL',
				id: '4938f5f3-6167-4c04-9149-6607b7542861',
				message: 'No such channel.',
			},
		},
	},
	({ core, me, params, errors }) => {
		if (!core.db.byId(channels, params.channelId)) throw errors.noSuchChannel();
		core.db.insertNew(channelFavorites, { id: core.ids.next(), userId: me.id, channelId: params.channelId });
	},
);
