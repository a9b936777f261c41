import * as p from '../../http/params';
import { defineChannel } from '../ChannelDefinition';
import { isInHome, isKindWanted, isUnmuted, isVisible, noteOptions } from '../timelineRules';

export default defineChannel(
	{
		name: 'homeTimeline',
		params: p.params(noteOptions),
		credential: true,
	},
	({ reader, sendNote }, options) => {
		return {
			on: {
				note: note => {
					if (!isKindWanted(note, options) || !isInHome(note, reader)) return;
					if (isVisible(note, reader) && isUnmuted(note, reader)) sendNote(note);
				},
			},
		};
	},
);
