import { defineEndpoint } from '../../http/endpoint';
import * as p from '../../http/params';
import { NoteQuery } from '../../notes/NoteQuery';
import { inGlobal } from '../../notes/timelineQueries';
import { packNotes } from '../../pack/packNote';

export default defineEndpoint(
	{
		name: 'notes/global-timeline',
		isTimeline: true,
		params: p.params({
			withFiles: p.optional(p.flag(), false),
			withRenotes: p.optional(p.flag(), true),
			limit: p.limit(),
			...p.paging,
		}),
		errors: {
			gtlDisabled: {
				code: 'GTL_DISABLED',
				id: '0332fc13-6ab2-4427-ae80-a9fadffd1a6b',
				message: 'Global timeline has been disabled.',
			},
		},
	},
	({ core, me, params, errors }) => {
		if (!core.roles.policies(me).gtlAvailable) throw errors.gtlDisabled();
		const viewerId = me?.id ?? null;
		const query = inGlobal(new NoteQuery(core, viewerId)).unmuted().kinds(params).page(params);
		return packNotes(core, query.rows(params.limit), viewerId);
	},
);
