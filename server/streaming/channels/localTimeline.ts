import type { ChannelDefinition } from '../ChannelDefinition';
import { isBearable, isInLocal, isKindWanted, readNoteOptions } from '../timelineRules';

const localTimeline: ChannelDefinition = {
	name: 'localTimeline',
	connect({ core, me, reader, sendNote }, params) {
		if (!core.roles.policies(me).ltlAvailable) return null;
		const options = readNoteOptions(params);
		return {
			on: {
				note: note => {
					if (isKindWanted(note, options) && isInLocal(note, reader, options) && isBearable(note, reader))
						sendNote(note);
				},
			},
		};
	},
};
export default localTimeline;
