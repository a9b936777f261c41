import * as p from '../../http/params';
import { defineChannel } from '../ChannelDefinition';
import { isInGlobal, isKindWanted, isUnmuted, noteOptions } from '../timelineRules';

export default defineChannel(
	{
		name: 'globalTimeline',
		params: p.params(noteOptions),
	},
	({ core, me, reader, sendNote }, options) => {
		if (!core.roles.policies(me).gtlAvailable) return null;
		return {
			on: {
				note: note => {
					if (isKindWanted(note, options) && isInGlobal(note) && isUnmuted(note, reader)) sendNote(note);
				},
			},
		};
	},
);
