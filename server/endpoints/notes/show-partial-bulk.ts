import { defineEndpoint } from '../../http/endpoint';
import * as p from '../../http/params';
import { packNotes } from '../../pack/packNote';
import { notes } from '../../store/tables/notes';

/** The reactions of several notes, for polling. */
export default defineEndpoint(
	{
		name: 'notes/show-partial-bulk',
		params: p.params({ noteIds: p.list(p.id(), { min: 1, max: 100 }) }),
	},
	({ core, me, params }) => {
		const rows = [...core.db.byIds(notes, params.noteIds).values()];
		return packNotes(core, rows, me?.id ?? null).map(({ id, reactions, reactionEmojis }) => ({
			id,
			reactions,
			reactionEmojis,
		}));
	},
);
