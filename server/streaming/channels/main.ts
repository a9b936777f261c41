import type { ChannelDefinition } from '../ChannelDefinition';

/** What concerns the reader. Frames that come of people whom the reader muted are left out. */
const main: ChannelDefinition = {
	name: 'main',
	credential: true,
	isSingle: true,
	connect: ({ me, reader, send }) => ({
		on: {
			main: ({ userId, type, body }) => {
				if (userId !== me?.id) return;
				const from = (body as { userId?: unknown } | undefined)?.userId;
				if (typeof from === 'string' && reader.relations.isMuted(from)) return;
				send(type, body);
			},
		},
	}),
};
export default main;
