import { defineEndpoint } from '../../http/endpoint';
import * as p from '../../http/params';
import { NoteQuery } from '../../notes/NoteQuery';
import { timelineParams } from '../../notes/timelineParams';
import { inHybrid } from '../../notes/timelineQueries';
import { packNotes } from '../../pack/packNote';

export default defineEndpoint(
	{
		name: 'notes/hybrid-timeline',
		isTimeline: true,
		params: p.params({
			...timelineParams,
			withReplies: p.optional(p.flag(), false),
		}),
		credential: true,
		permission: 'read:account',
		errors: {
			stlDisabled: {
				code: 'STL_DISABLED',
				id: '620763f4-f621-4533-ab33-0577a1a3c342',
				message: 'Hybrid timeline has been disabled.',
			},
			bothWithRepliesAndWithFiles: {
				code: 'BOTH_WITH_REPLIES_AND_WITH_FILES',
				id: 'dfaa3eb7-8002-4cb7-bcc4-1095df46656f',
				message: 'Both with replies and with files.',
			},
		},
	},
	({ core, me, params, errors }) => {
		if (!core.roles.policies(me).ltlAvailable) throw errors.stlDisabled();
		if (params.withReplies && params.withFiles) throw errors.bothWithRepliesAndWithFiles();
		const query = inHybrid(new NoteQuery(core, me.id), me.id, params.withReplies).visible();
		return packNotes(core, query.unmuted().kinds(params).page(params).rows(params.limit), me.id);
	},
);
