import { defineEndpoint } from '../../http/endpoint';
import * as p from '../../http/params';
import { FOLLOWED, NoteQuery } from '../../notes/NoteQuery';
import { packNotes } from '../../pack/packNote';

export default defineEndpoint(
	{
		name: 'notes/mentions',
		params: p.params({
			following: p.optional(p.flag(), false),
			limit: p.limit(),
			...p.paging,
			visibility: p.optional(p.text({ max: 64 })),
		}),
		credential: true,
		permission: 'read:account',
	},
	({ core, me, params }) => {
		const query = new NoteQuery(core, me.id)
			.where('t.id IN (SELECT noteId FROM noteMentions WHERE userId = ?)', me.id)
			.visible()
			.unmuted()
			.page(params);
		if (params.visibility !== undefined) query.where('t.visibility = ?', params.visibility);
		if (params.following) query.where(`t.userId = ? OR ${FOLLOWED}`, me.id, me.id);
		const rows = query.rows(params.limit);
		return packNotes(core, rows, me.id);
	},
);
