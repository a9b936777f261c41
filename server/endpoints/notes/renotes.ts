import { defineEndpoint } from '../../http/endpoint';
import * as p from '../../http/params';
import { NoteQuery } from '../../notes/NoteQuery';
import { packNotes } from '../../pack/packNote';
import { notes } from '../../store/tables/notes';

export default defineEndpoint(
	{
		name: 'notes/renotes',
		params: p.params({ noteId: p.id(), limit: p.limit(), ...p.paging }),
		errors: {
			noSuchNote: { code: 'NO_SUCH_NOTE', id: '12908022-2e21-46cd-ba6a-3edaf6093f46', message: 'No such note.' },
		},
	},
	({ core, me, params, errors }) => {
		if (!core.db.byId(notes, params.noteId)) throw errors.noSuchNote();
		const query = new NoteQuery(core, me?.id ?? null).where('t.renoteId = ?', params.noteId).visible().unmuted();
		return packNotes(core, query.page(params).rows(params.limit), me?.id ?? null);
	},
);
