import * as p from '../../http/params';
import { defineChannel } from '../ChannelDefinition';

/** Events for the reader. Those caused by muted users are left out. */
export default defineChannel(
	{
		name: 'main',
		params: p.none,
		credential: true,
		isSingle: true,
	},
	({ me, reader, send }) => ({
		on: {
			main: ({ userId, type, body }) => {
				if (userId !== me?.id) return;
				const from = (body as { userId?: unknown } | undefined)?.userId;
				if (typeof from === 'string' && reader.relations.isMuted(from)) return;
				send(type, body);
			},
		},
	}),
);
