import type { ChannelDefinition } from '../ChannelDefinition';
import { isBearable } from '../timelineRules';

/** Notes in a channel, for visitors too. */
const channel: ChannelDefinition = {
	name: 'channel',
	connect({ reader, sendNote }, params) {
		const channelId = params.channelId;
		if (typeof channelId !== 'string') return null;
		return {
			on: {
				note: note => {
					if (note.channelId === channelId && isBearable(note, reader)) sendNote(note);
				},
			},
		};
	},
};
export default channel;
