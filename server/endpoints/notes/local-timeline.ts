import { defineEndpoint } from '../../http/endpoint';
import * as p from '../../http/params';
import { NoteQuery } from '../../notes/NoteQuery';
import { inLocal } from '../../notes/timelineQueries';
import { packNotes } from '../../pack/packNote';

export default defineEndpoint(
	{
		name: 'notes/local-timeline',
		isTimeline: true,
		params: p.params({
			withFiles: p.optional(p.flag(), false),
			withRenotes: p.optional(p.flag(), true),
			withReplies: p.optional(p.flag(), false),
			limit: p.limit(),
			...p.paging,
			allowPartial: p.optional(p.flag(), false),
		}),
		errors: {
			ltlDisabled: {
				code: 'LTL_DISABLED',
				id: '45a6eb02-7695-4393-b023-dd3be9aaaefd',
				message: 'Local timeline has been disabled.',
			},
			bothWithRepliesAndWithFiles: {
				code: 'BOTH_WITH_REPLIES_AND_WITH_FILES',
				id: 'dd9c8400-1cb5-4eef-8a31-200c5f933793',
				message: 'Specifying both withReplies and withFiles is not supported',
			},
		},
	},
	({ core, me, params, errors }) => {
		if (!core.roles.policies(me).ltlAvailable) throw errors.ltlDisabled();
		if (params.withReplies && params.withFiles) throw errors.bothWithRepliesAndWithFiles();
		const viewerId = me?.id ?? null;
		const query = inLocal(new NoteQuery(core, viewerId), viewerId, params.withReplies);
		return packNotes(core, query.unmuted().kinds(params).page(params).rows(params.limit), viewerId);
	},
);
