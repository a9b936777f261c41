import { defineEndpoint } from '../../http/endpoint';
import * as p from '../../http/params';
import { isClosedToVisitors } from '../../notes/isClosedToVisitors';
import { packNote } from '../../pack/packNote';
import { notes } from '../../store/tables/notes';

export default defineEndpoint(
	{
		name: 'notes/show',
		params: p.params({ noteId: p.id() }),
		errors: {
			noSuchNote: { code: 'NO_SUCH_NOTE', id: '24fcbfc6-2e37-42b6-8388-c29b3861a08d', message: 'No such note.' },
			signinRequired: {
				code: 'SIGNIN_REQUIRED',
				id: '8e75455b-738c-471d-9f80-62693f33372e',
				message: 'Signin required.',
			},
		},
	},
	({ core, me, params, errors }) => {
		const note = core.db.byId(notes, params.noteId);
		if (!note) throw errors.noSuchNote();
		if (!me && isClosedToVisitors(core, note)) throw errors.signinRequired();
		return packNote(core, note, me?.id ?? null);
	},
);
