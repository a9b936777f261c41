import { defineEndpoint } from '../../http/endpoint';
import * as p from '../../http/params';
import { packMeFor } from '../../pack/packUser';
import { notes, pins } from '../../store/tables/notes';
import { announceMeUpdated } from '../../users/announceMeUpdated';

export default defineEndpoint(
	{
		name: 'i/unpin',
		params: p.params({ noteId: p.id() }),
		credential: true,
		permission: 'write:account',
		errors: {
			noSuchNote: { code: 'NO_SUCH_NOTE', id: '454170ce-9d63-4a43-9da1-ea10afe81e21', message: 'No such note.' },
		},
	},
	({ core, me, token, params, errors }) => {
		if (core.db.byId(notes, params.noteId)?.userId !== me.id) throw errors.noSuchNote();
		core.db.delete(pins, 'userId = ? AND noteId = ?', me.id, params.noteId);
		announceMeUpdated(core, me.id);
		return packMeFor(core, me, token);
	},
);
