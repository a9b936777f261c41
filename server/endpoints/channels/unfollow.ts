import { defineEndpoint } from '../../http/endpoint';
import * as p from '../../http/params';
import { channelFollows, channels } from '../../store/tables/collections';

export default defineEndpoint(
	{
		name: 'channels/unfollow',
		params: p.params({ channelId: p.id() }),
		credential: true,
		permission: 'write:channels',
		prohibitMoved: true,
		errors: {
			noSuchChannel: {
				code: 'NO_SUCH_CHANNEL',
				id: '19959ee9-0153-4c51-bbd9-a98c49dc59d6',
				message: 'No such channel.',
			},
		},
	},
	({ core, me, params, errors }) => {
		if (!core.db.byId(channels, params.channelId)) throw errors.noSuchChannel();
		core.db.delete(channelFollows, 'userId = ? AND channelId = ?', me.id, params.channelId);
		core.bus.emit('relations', { userId: me.id });
	},
);
