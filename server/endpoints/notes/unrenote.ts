import { defineEndpoint } from '../../http/endpoint';
import * as p from '../../http/params';
import { deleteNote } from '../../notes/deleteNote';
import { notes } from '../../store/tables/notes';

/** Deletes all of the caller's renotes of a note. */
export default defineEndpoint(
	{
		name: 'notes/unrenote',
		params: p.params({ noteId: p.id() }),
		credential: true,
		permission: 'write:notes',
		limit: { duration: 3_600_000, max: 300, minInterval: 1_000 },
		errors: {
			noSuchNote: { code: 'NO_SUCH_NOTE', id: 'efd4a259-2442-496b-8dd7-b255aa1a160f', message: 'No such note.' },
		},
	},
	({ core, me, params, errors }) => {
		if (!core.db.byId(notes, params.noteId)) throw errors.noSuchNote();
		const own = core.db.select(
			notes,
			'WHERE t.renoteId = ? AND t.userId = ? AND t.isPureRenote = 1',
			params.noteId,
			me.id,
		);
		for (const renote of own) deleteNote(core, renote);
	},
);
