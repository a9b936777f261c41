import { defineEndpoint } from '../../http/endpoint';
import * as p from '../../http/params';
import { NoteQuery } from '../../notes/NoteQuery';
import { packNotes } from '../../pack/packNote';

export default defineEndpoint(
	{
		name: 'notes/replies',
		params: p.params({ noteId: p.id(), limit: p.limit(), ...p.paging }),
	},
	({ core, me, params }) => {
		const query = new NoteQuery(core, me?.id ?? null).where('t.replyId = ?', params.noteId).visible().unmuted();
		return packNotes(core, query.page(params).rows(params.limit), me?.id ?? null);
	},
);
