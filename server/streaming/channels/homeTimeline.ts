import type { ChannelDefinition } from '../ChannelDefinition';
import { isBearable, isInHome, isKindWanted, isVisible, readNoteOptions } from '../timelineRules';

const homeTimeline: ChannelDefinition = {
	name: 'homeTimeline',
	credential: true,
	connect({ reader, sendNote }, params) {
		const options = readNoteOptions(params);
		return {
			on: {
				note: note => {
					if (!isKindWanted(note, options) || !isInHome(note, reader)) return;
					if (isVisible(note, reader) && isBearable(note, reader)) sendNote(note);
				},
			},
		};
	},
};
export default homeTimeline;
