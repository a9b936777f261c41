import * as p from '../../http/params';
import { defineChannel } from '../ChannelDefinition';
import { isInLocal, isKindWanted, isUnmuted, noteOptions } from '../timelineRules';

export default defineChannel(
	{
		name: 'localTimeline',
		params: p.params(noteOptions),
	},
	({ core, me, reader, sendNote }, options) => {
		if (!core.roles.policies(me).ltlAvailable) return null;
		return {
			on: {
				note: note => {
					if (isKindWanted(note, options) && isInLocal(note, reader, options) && isUnmuted(note, reader))
						sendNote(note);
				},
			},
		};
	},
);
