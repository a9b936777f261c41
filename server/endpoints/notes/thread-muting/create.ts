import { defineEndpoint } from '../../../http/endpoint';
import * as p from '../../../http/params';
import { notes, threadMutes } from '../../../store/tables/notes';

export default defineEndpoint(
	{
		name: 'notes/thread-muting/create',
		params: p.params({ noteId: p.id() }),
		credential: true,
		permission: 'write:account',
		limit: { duration: 3_600_000, max: 10 },
		errors: {
			noSuchNote: { code: 'NO_SUCH_NOTE', id: '5ff67ada-ed3b-2e71-8e87-a1a421e177d2', message: 'No such note.' },
		},
	},
	({ core, me, params, errors }) => {
		const note = core.db.byId(notes, params.noteId);
		if (!note) throw errors.noSuchNote();
		core.db.insertNew(threadMutes, { id: core.ids.next(), userId: me.id, threadId: note.threadId ?? note.id });
	},
);
