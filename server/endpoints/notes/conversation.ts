import { defineEndpoint } from '../../http/endpoint';
import * as p from '../../http/params';
import { packNotes } from '../../pack/packNote';
import { type NoteRow, notes } from '../../store/tables/notes';

/** The notes above a reply, nearest first. */
export default defineEndpoint(
	{
		name: 'notes/conversation',
		params: p.params({ noteId: p.id(), limit: p.limit(), offset: p.offset() }),
		errors: {
			noSuchNote: { code: 'NO_SUCH_NOTE', id: 'e1035875-9551-45ec-afa8-1ded1fcb53c8', message: 'No such note.' },
		},
	},
	({ core, me, params, errors }) => {
		const note = core.db.byId(notes, params.noteId);
		if (!note) throw errors.noSuchNote();
		const chain: NoteRow[] = [];
		for (let at = note; at.replyId !== null && chain.length < params.offset + params.limit; ) {
			const parent = core.db.byId(notes, at.replyId);
			if (!parent) break;
			chain.push(parent);
			at = parent;
		}
		return packNotes(core, chain.slice(Math.max(0, params.offset)), me?.id ?? null);
	},
);
