import { defineEndpoint } from '../../http/endpoint';
import * as p from '../../http/params';
import { deleteNote } from '../../notes/deleteNote';
import { notes } from '../../store/tables/notes';

export default defineEndpoint(
	{
		name: 'notes/delete',
		params: p.params({ noteId: p.id() }),
		credential: true,
		permission: 'write:notes',
		limit: { duration: 3_600_000, max: 300, minInterval: 1_000 },
		errors: {
			noSuchNote: { code: 'NO_SUCH_NOTE', id: '490be23f-8c1f-4796-819f-94cb4f9d1630', message: 'No such note.' },
			accessDenied: { code: 'ACCESS_DENIED', id: 'fe8d7103-0ea8-4ec3-814d-f8b401dc69e9', message: 'Access denied.' },
		},
	},
	({ core, me, params, errors }) => {
		const note = core.db.byId(notes, params.noteId);
		if (!note) throw errors.noSuchNote();
		if (note.userId !== me.id && !core.roles.isModerator(me)) throw errors.accessDenied();
		deleteNote(core, note);
	},
);
