import { defineEndpoint } from '../../http/endpoint';
import * as p from '../../http/params';
import { packClips } from '../../pack/packClip';
import { clips } from '../../store/tables/collections';
import { notes } from '../../store/tables/notes';

/** The public clips that contain a note. */
export default defineEndpoint(
	{
		name: 'notes/clips',
		params: p.params({ noteId: p.id() }),
		errors: {
			noSuchNote: { code: 'NO_SUCH_NOTE', id: '47db1a1c-b0af-458d-8fb4-986e4efafe1e', message: 'No such note.' },
		},
	},
	({ core, me, params, errors }) => {
		if (!core.db.byId(notes, params.noteId)) throw errors.noSuchNote();
		const rows = core.db.select(
			clips,
			'JOIN clipNotes c ON c.clipId = t.id WHERE c.noteId = ? AND t.isPublic = 1 ORDER BY t.id DESC',
			params.noteId,
		);
		return packClips(core, rows, me);
	},
);
