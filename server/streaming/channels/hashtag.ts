import type { ChannelDefinition } from '../ChannelDefinition';
import { isBearable } from '../timelineRules';

/** Rows of tags: all tags of one row must be there. In lower case. */
function readRows(given: unknown): string[][] {
	if (!Array.isArray(given)) return [];
	return given.filter(Array.isArray).map(row => row.map(tag => String(tag).toLowerCase()));
}

/** Public notes with certain tags. */
const hashtag: ChannelDefinition = {
	name: 'hashtag',
	connect({ reader, sendNote }, params) {
		const rows = readRows(params.q);
		return {
			on: {
				note: note => {
					if (note.visibility !== 'public') return;
					const isTagged = rows.some(row => row.every(tag => note.tags.includes(tag)));
					if (isTagged && isBearable(note, reader)) sendNote(note);
				},
			},
		};
	},
};
export default hashtag;
