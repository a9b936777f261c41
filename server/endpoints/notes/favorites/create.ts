import { defineEndpoint } from '../../../http/endpoint';
import * as p from '../../../http/params';
import { canPersonSee } from '../../../notes/noteTargets';
import { favorites, notes } from '../../../store/tables/notes';

export default defineEndpoint(
	{
		name: 'notes/favorites/create',
		params: p.params({ noteId: p.id() }),
		credential: true,
		permission: 'write:favorites',
		prohibitMoved: true,
		limit: { duration: 3_600_000, max: 20 },
		errors: {
			noSuchNote: { code: 'NO_SUCH_NOTE', id: '6dd26674-e060-4816-909a-45ba3f4da458', message: 'No such note.' },
			alreadyFavorited: {
				code: 'ALREADY_FAVORITED',
				id: 'a402c12b-34dd-41d2-97d8-4d2ffd96a1a6',
				message: 'The note has already been marked as a favorite.',
			},
		},
	},
	({ core, me, params, errors }) => {
		const note = core.db.byId(notes, params.noteId);
		if (!note || !canPersonSee(core, note, me.id)) throw errors.noSuchNote();
		const row = { id: core.ids.next(), userId: me.id, noteId: note.id };
		if (!core.db.insertNew(favorites, row)) throw errors.alreadyFavorited();
	},
);
