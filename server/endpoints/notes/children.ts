import { defineEndpoint } from '../../http/endpoint';
import * as p from '../../http/params';
import { NoteQuery } from '../../notes/NoteQuery';
import { packNotes } from '../../pack/packNote';

/** Replies and quotes. */
export default defineEndpoint(
	{
		name: 'notes/children',
		params: p.params({ noteId: p.id(), limit: p.limit(), ...p.paging }),
	},
	({ core, me, params }) => {
		const query = new NoteQuery(core, me?.id ?? null)
			.where('t.replyId = ? OR (t.renoteId = ? AND t.isPureRenote = 0)', params.noteId, params.noteId)
			.visible()
			.unmuted();
		return packNotes(core, query.page(params).rows(params.limit), me?.id ?? null);
	},
);
