import { defineEndpoint } from '../../http/endpoint';
import * as p from '../../http/params';
import { NoteQuery } from '../../notes/NoteQuery';
import { inHome } from '../../notes/timelineQueries';
import { packNotes } from '../../pack/packNote';

export default defineEndpoint(
	{
		name: 'notes/timeline',
		isTimeline: true,
		params: p.params({
			limit: p.limit(),
			...p.paging,
			allowPartial: p.optional(p.flag(), false),
			includeMyRenotes: p.optional(p.flag(), true),
			includeRenotedMyNotes: p.optional(p.flag(), true),
			includeLocalRenotes: p.optional(p.flag(), true),
			withFiles: p.optional(p.flag(), false),
			withRenotes: p.optional(p.flag(), true),
		}),
		credential: true,
		permission: 'read:account',
	},
	({ core, me, params }) => {
		const query = inHome(new NoteQuery(core, me.id), me.id).visible().unmuted().kinds(params).page(params);
		return packNotes(core, query.rows(params.limit), me.id);
	},
);
