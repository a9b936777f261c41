import * as p from '../../http/params';
import { defineChannel } from '../ChannelDefinition';
import { isInHybrid, isKindWanted, isUnmuted, isVisible, noteOptions } from '../timelineRules';

export default defineChannel(
	{
		name: 'hybridTimeline',
		params: p.params(noteOptions),
		credential: true,
	},
	({ core, me, reader, sendNote }, options) => {
		if (!core.roles.policies(me).ltlAvailable) return null;
		return {
			on: {
				note: note => {
					if (!isKindWanted(note, options) || !isInHybrid(note, reader, options)) return;
					if (isVisible(note, reader) && isUnmuted(note, reader)) sendNote(note);
				},
			},
		};
	},
);
