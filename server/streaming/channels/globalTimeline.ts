import type { ChannelDefinition } from '../ChannelDefinition';
import { isBearable, isInGlobal, isKindWanted, readNoteOptions } from '../timelineRules';

const globalTimeline: ChannelDefinition = {
	name: 'globalTimeline',
	connect({ core, me, reader, sendNote }, params) {
		if (!core.roles.policies(me).gtlAvailable) return null;
		const options = readNoteOptions(params);
		return {
			on: {
				note: note => {
					if (isKindWanted(note, options) && isInGlobal(note) && isBearable(note, reader)) sendNote(note);
				},
			},
		};
	},
};
export default globalTimeline;
