import { openClip } from '../../clips/ownClip';
import { defineEndpoint } from '../../http/endpoint';
import * as p from '../../http/params';
import { NoteQuery } from '../../notes/NoteQuery';
import { packNotes } from '../../pack/packNote';

export default defineEndpoint(
	{
		name: 'clips/notes',
		params: p.params({ clipId: p.id(), limit: p.limit(), ...p.paging }),
		permission: 'read:account',
		errors: {
			noSuchClip: { code: 'NO_SUCH_CLIP', id: '1d7645e6-2b6d-4635-b0fe-fe22b0e72e00', message: 'No such clip.' },
		},
	},
	({ core, me, params, errors }) => {
		const clip = openClip(core, me, params.clipId);
		if (!clip) throw errors.noSuchClip();
		const rows = new NoteQuery(core, me?.id ?? null)
			.where('t.id IN (SELECT noteId FROM clipNotes WHERE clipId = ?)', clip.id)
			.visible()
			.unmuted()
			.page(params)
			.rows(params.limit);
		return packNotes(core, rows, me?.id ?? null);
	},
);
