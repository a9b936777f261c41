import * as p from '../../http/params';
import { defineChannel } from '../ChannelDefinition';

/** Files and folders of the reader as they come, change and go. */
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
