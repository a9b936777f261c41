import { antennas } from '../../store/tables/collections';
import type { ChannelDefinition } from '../ChannelDefinition';
import { isBearable, isVisible } from '../timelineRules';

/** Notes that an antenna of the reader caught. */
const antenna: ChannelDefinition = {
	name: 'antenna',
	credential: true,
	connect({ core, me, reader, sendNote }, params) {
		const antennaId = params.antennaId;
		if (typeof antennaId !== 'string' || core.db.byId(antennas, antennaId)?.userId !== me?.id) return null;
		return {
			on: {
				antenna: caught => {
					if (caught.antennaId !== antennaId) return;
					if (isVisible(caught.note, reader) && isBearable(caught.note, reader)) sendNote(caught.note);
				},
			},
		};
	},
};
export default antenna;
