import type { ChannelDefinition } from '../ChannelDefinition';
import { isBearable, isInHybrid, isKindWanted, isVisible, readNoteOptions } from '../timelineRules';

const hybridTimeline: ChannelDefinition = {
	name: 'hybridTimeline',
	credential: true,
	connect({ core, me, reader, sendNote }, params) {
		if (!core.roles.policies(me).ltlAvailable) return null;
		const options = readNoteOptions(params);
		return {
			on: {
				note: note => {
					if (!isKindWanted(note, options) || !isInHybrid(note, reader, options)) return;
					if (isVisible(note, reader) && isBearable(note, reader)) sendNote(note);
				},
			},
		};
	},
};
export default hybridTimeline;
