import { defineEndpoint } from '../../http/endpoint';
import * as p from '../../http/params';
import { isThreadMuted } from '../../notes/isThreadMuted';
import { favorites, notes } from '../../store/tables/notes';

export default defineEndpoint(
	{
		name: 'notes/state',
		params: p.params({ noteId: p.id() }),
		credential: true,
		permission: 'read:account',
	},
	({ core, me, params }) => {
		const note = core.db.byId(notes, params.noteId);
		return {
			isFavorited: core.db.exists(favorites, 't.userId = ? AND t.noteId = ?', me.id, params.noteId),
			isMutedThread: note !== undefined && isThreadMuted(core, me.id, note),
		};
	},
);
