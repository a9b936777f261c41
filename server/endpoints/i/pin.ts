import { defineEndpoint } from '../../http/endpoint';
import * as p from '../../http/params';
import { packMeFor } from '../../pack/packUser';
import { notes, pins } from '../../store/tables/notes';
import { announceMeUpdated } from '../../users/announceMeUpdated';

export default defineEndpoint(
	{
		name: 'i/pin',
		params: p.params({ noteId: p.id() }),
		credential: true,
		permission: 'write:account',
		prohibitMoved: true,
		errors: {
			noSuchNote: { code: 'NO_SUCH_NOTE', id: '56734f8b-3928-431e-bf80-6ff87df40cb3', message: 'No such note.' },
			pinLimitExceeded: {
				code: 'PIN_LIMIT_EXCEEDED',
				id: '72dab508-c64d-498f-8740-a8eec1ba385a',
				message: 'You cannot pin any more notes.',
			},
			alreadyPinned: {
				code: 'ALREADY_PINNED',
				id: '8b18c2b7-68fe-4edb-9892-c0cbaeb6c913',
				message: 'That note has already been pinned.',
			},
		},
	},
	({ core, me, token, params, errors }) => {
		const note = core.db.byId(notes, params.noteId);
		if (note?.userId !== me.id) throw errors.noSuchNote();
		if (core.db.exists(pins, 't.userId = ? AND t.noteId = ?', me.id, note.id)) throw errors.alreadyPinned();
		const limit = core.roles.policies(me).pinLimit;
		if (core.db.count(pins, 't.userId = ?', me.id) >= limit) throw errors.pinLimitExceeded();
		core.db.insert(pins, { id: core.ids.next(), userId: me.id, noteId: note.id });
		announceMeUpdated(core, me.id);
		return packMeFor(core, me, token);
	},
);
