import { defineEndpoint } from '../../../http/endpoint';
import * as p from '../../../http/params';
import { notes, threadMutes } from '../../../store/tables/notes';

export default defineEndpoint(
	{
		name: 'notes/thread-muting/delete',
		params: p.params({ noteId: p.id() }),
		credential: true,
		permission: 'write:account',
		errors: {
			noSuchNote: { code: 'NO_SUCH_NOTE', id: 'bddd57ac-ceb3-b29d-4334-86ea5fae481a', message: 'No such note.' },
		},
	},
	({ core, me, params, errors }) => {
		const note = core.db.byId(notes, params.noteId);
		if (!note) throw errors.noSuchNote();
		core.db.delete(threadMutes, 'userId = ? AND threadId = ?', me.id, note.threadId ?? note.id);
	},
);
