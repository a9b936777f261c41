import { defineEndpoint } from '../../../http/endpoint';
import * as p from '../../../http/params';
import { favorites, notes } from '../../../store/tables/notes';

export default defineEndpoint(
	{
		name: 'notes/favorites/delete',
		params: p.params({ noteId: p.id() }),
		credential: true,
		permission: 'write:favorites',
		errors: {
			noSuchNote: { code: 'NO_SUCH_NOTE', id: '80848a2c-398f-4343-baa9-df1d57696c56', message: 'No such note.' },
			notFavorited: {
				code: 'NOT_FAVORITED',
				id: 'b625fc69-635e-45e9-86f4-dbefbef35af5',
				message: 'You have not marked that note a favorite.',
			},
		},
	},
	({ core, me, params, errors }) => {
		if (!core.db.byId(notes, params.noteId)) throw errors.noSuchNote();
		const removed = core.db.delete(favorites, 'userId = ? AND noteId = ?', me.id, params.noteId);
		if (removed === 0) throw errors.notFavorited();
	},
);
