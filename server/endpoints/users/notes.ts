import { defineEndpoint } from '../../http/endpoint';
import * as p from '../../http/params';
import { isClosedToVisitors } from '../../notes/isClosedToVisitors';
import { NoteQuery } from '../../notes/NoteQuery';
import { packNotes } from '../../pack/packNote';
import { users } from '../../store/tables/users';

export default defineEndpoint(
	{
		name: 'users/notes',
		params: p.params({
			userId: p.id(),
			withReplies: p.optional(p.flag(), false),
			withRenotes: p.optional(p.flag(), true),
			withChannelNotes: p.optional(p.flag(), false),
			limit: p.limit(),
			...p.paging,
			allowPartial: p.optional(p.flag(), false),
			withFiles: p.optional(p.flag(), false),
		}),
		errors: {
			noSuchUser: { code: 'NO_SUCH_USER', id: '27e494ba-2ac2-48e8-893b-10d4d8c2387b', message: 'No such user.' },
			bothWithRepliesAndWithFiles: {
				code: 'BOTH_WITH_REPLIES_AND_WITH_FILES',
				id: '91c8cb9f-36ed-46e7-9ca2-7df96ed6e222',
				message: 'Both with replies and with files.',
			},
			signinRequired: {
				code: 'SIGNIN_REQUIRED',
				id: 'd1588a9e-4b4d-4c07-807f-16f1486577a2',
				message: 'Signin required.',
			},
		},
	},
	({ core, me, params, errors }) => {
		if (params.withReplies && params.withFiles) throw errors.bothWithRepliesAndWithFiles();
		const user = core.db.byId(users, params.userId);
		if (!user) return [];
		if (!me && isClosedToVisitors(core, { userHost: user.host })) throw errors.signinRequired();
		const query = new NoteQuery(core, me?.id ?? null).where('t.userId = ?', user.id).visible();
		if (!params.withReplies) query.where('t.replyId IS NULL OR t.replyUserId = t.userId');
		if (!params.withChannelNotes) query.where('t.channelId IS NULL');
		// Visitors of a muted user's profile want to see it.
		const rows = query.unmuted({ mutes: false }).kinds(params).page(params).rows(params.limit);
		return packNotes(core, rows, me?.id ?? null);
	},
);
