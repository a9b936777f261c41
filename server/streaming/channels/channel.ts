import * as p from '../../http/params';
import { defineChannel } from '../ChannelDefinition';
import { isUnmuted } from '../timelineRules';

/** The notes of a channel, also for visitors. */
export default defineChannel(
	{
		name: 'channel',
		params: p.params({ channelId: p.id() }),
	},
	({ reader, sendNote }, { channelId }) => {
		return {
			on: {
				note: note => {
					if (note.channelId === channelId && isUnmuted(note, reader)) sendNote(note);
				},
			},
		};
	},
);
