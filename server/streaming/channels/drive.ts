import type { ChannelDefinition } from '../ChannelDefinition';

/** Files and folders of the reader as they come, change and go. */
const drive: ChannelDefinition = {
	name: 'drive',
	credential: true,
	connect: ({ me, send }) => ({
		on: {
			drive: ({ userId, type, body }) => {
				if (userId === me?.id) send(type, body);
			},
		},
	}),
};
export default drive;
