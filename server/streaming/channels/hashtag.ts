import * as p from '../../http/params';
import { canPersonSee } from '../../notes/noteTargets';
import { defineChannel } from '../ChannelDefinition';
import { isUnmuted } from '../timelineRules';

const TAG_LENGTH_MAX = 128;
const ROWS_MAX = 30;
const TAGS_MAX = 10;

/** Public notes with certain hashtags, given as rows: all hashtags of one row must occur. */
export default defineChannel(
	{
		name: 'hashtag',
		params: p.params({
			q: p.list(p.list(p.text({ max: TAG_LENGTH_MAX }), { max: TAGS_MAX }), { max: ROWS_MAX }),
		}),
	},
	({ core, reader, sendNote }, { q }) => {
		const rows = q.map(row => row.map(tag => tag.toLowerCase()));
		return {
			on: {
				note: note => {
					if (note.visibility !== 'public') return;
					const isTagged = rows.some(row => row.every(tag => note.tags.includes(tag)));
					// A hidden note must not be sent, as the match would reveal its hashtags.
					if (isTagged && isUnmuted(note, reader) && canPersonSee(core, note, reader.id)) sendNote(note);
				},
			},
		};
	},
);
