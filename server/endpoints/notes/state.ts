import { defineEndpoint } from '../../http/endpoint';
import * as p from '../../http/params';
import { favorites } from '../../store/tables/notes';

export default defineEndpoint(
	{
		name: 'notes/state',
		params: p.params({ noteId: p.id() }),
		credential: true,
		permission: 'read:account',
	},
	({ core, me, params }) => ({
		isFavorited: core.db.exists(favorites, 't.userId = ? AND t.noteId = ?', me.id, params.noteId),
		isMutedThread: false,
	}),
);
