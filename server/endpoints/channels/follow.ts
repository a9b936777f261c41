import { defineEndpoint } from '../../http/endpoint';
import * as p from '../../http/params';
import { channelFollows, channels } from '../../store/tables/collections';

export default defineEndpoint(
	{
		name: 'channels/follow',
		params: p.params({ channelId: p.id() }),
		credential: true,
		permission: 'write:channels',
		prohibitMoved: true,
		errors: {
			noSuchChannel: {
				code: 'NO_SUCH_CHANNEL',
				id: 'c0031718-d573-4e85-928e-10039f1fbb68',
				message: 'No such channel.',
			},
		},
	},
	({ core, me, params, errors }) => {
		if (!core.db.byId(channels, params.channelId)) throw errors.noSuchChannel();
		core.db.insertNew(channelFollows, { id: core.ids.next(), userId: me.id, channelId: params.channelId });
		core.bus.emit('relations', { userId: me.id });
	},
);
