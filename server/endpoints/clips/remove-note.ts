import { unclipNote } from '../../clips/clipNote';
import { ownClip } from '../../clips/ownClip';
import { defineEndpoint } from '../../http/endpoint';
import * as p from '../../http/params';
import { notes } from '../../store/tables/notes';

export default defineEndpoint(
	{
		name: 'clips/remove-note',
		params: p.params({ clipId: p.id(), noteId: p.id() }),
		credential: true,
		permission: 'write:account',
		prohibitMoved: true,
		errors: {
			noSuchClip: { code: 'NO_SUCH_CLIP', id: 'b80525c6-97f7-49d7-a42d-ebccd49cfd52', message: 'No such clip.' },
			noSuchNote: { code: 'NO_SUCH_NOTE', id: 'aff017de-190e-434b-893e-33a9ff5049d8', message: 'No such note.' },
		},
	},
	({ core, me, params, errors }) => {
		const clip = ownClip(core, me, params.clipId);
		if (!clip) throw errors.noSuchClip();
		if (!core.db.byId(notes, params.noteId)) throw errors.noSuchNote();
		unclipNote(core, clip, params.noteId);
	},
);
