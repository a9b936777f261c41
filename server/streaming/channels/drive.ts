import * as p from '../../http/params';
import { defineChannel } from '../ChannelDefinition';

/** Changes of the reader's files and folders. */
export default defineChannel(
	{
		name: 'drive',
		params: p.none,
		credential: true,
	},
	({ me, send }) => ({
		on: {
			drive: ({ userId, type, body }) => {
				if (userId === me?.id) send(type, body);
			},
		},
	}),
);
