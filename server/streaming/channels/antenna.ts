import * as p from '../../http/params';
import { antennas } from '../../store/tables/collections';
import { defineChannel } from '../ChannelDefinition';
import { isUnmuted, isVisible } from '../timelineRules';

/** The notes of one of the reader's antennas. */
export default defineChannel(
	{
		name: 'antenna',
		params: p.params({ antennaId: p.id() }),
		credential: true,
	},
	({ core, me, reader, sendNote }, { antennaId }) => {
		if (core.db.byId(antennas, antennaId)?.userId !== me?.id) return null;
		return {
			on: {
				antenna: caught => {
					if (caught.antennaId !== antennaId) return;
					if (isVisible(caught.note, reader) && isUnmuted(caught.note, reader)) sendNote(caught.note);
				},
			},
		};
	},
);
