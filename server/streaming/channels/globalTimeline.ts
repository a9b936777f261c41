import * as p from '../../http/params';
import { defineChannel } from '../ChannelDefinition';
import { isBearable, isInGlobal, isKindWanted, noteOptions } from '../timelineRules';

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
					if (isKindWanted(note, options) && isInGlobal(note) && isBearable(note, reader)) sendNote(note);
				},
			},
		};
	},
);
