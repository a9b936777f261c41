import { defineEndpoint } from '../http/endpoint';
import * as p from '../http/params';
import { NoteQuery } from '../notes/NoteQuery';
import { packNotes } from '../pack/packNote';

/** All public notes. */
export default defineEndpoint(
	{
		name: 'notes',
		params: p.params({
			local: p.optional(p.flag(), false),
			reply: p.optional(p.flag()),
			renote: p.optional(p.flag()),
			withFiles: p.optional(p.flag()),
			poll: p.optional(p.flag()),
			limit: p.limit(),
			...p.paging,
		}),
	},
	({ core, me, params }) => {
		const query = new NoteQuery(core, me?.id ?? null)
			.where("t.visibility = 'public' AND t.localOnly = 0")
			.unmuted()
			.kinds(params)
			.page(params);
		if (params.local) query.where('t.userHost IS NULL');
		if (params.reply !== undefined) query.where(`t.replyId IS ${params.reply ? 'NOT NULL' : 'NULL'}`);
		if (params.renote !== undefined) query.where(`t.renoteId IS ${params.renote ? 'NOT NULL' : 'NULL'}`);
		if (params.poll !== undefined) query.where('t.hasPoll = ?', params.poll ? 1 : 0);
		return packNotes(core, query.rows(params.limit), me?.id ?? null);
	},
);
