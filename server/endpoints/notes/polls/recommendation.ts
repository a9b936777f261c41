import { defineEndpoint } from '../../../http/endpoint';
import * as p from '../../../http/params';
import { NoteQuery } from '../../../notes/NoteQuery';
import { packNotes } from '../../../pack/packNote';

/** Open polls of others in which the caller hasn't voted, the newest first. */
export default defineEndpoint(
	{
		name: 'notes/polls/recommendation',
		params: p.params({
			limit: p.limit(),
			offset: p.offset(),
			excludeChannels: p.optional(p.flag(), false),
		}),
		credential: true,
		permission: 'read:account',
	},
	({ core, me, params }) => {
		const query = new NoteQuery(core, me.id)
			.where("t.hasPoll = 1 AND t.visibility = 'public' AND t.userHost IS NULL AND t.userId != ?", me.id)
			.where(
				`EXISTS (SELECT 1 FROM polls p WHERE p.noteId = t.id AND (p.expiresAt IS NULL OR p.expiresAt > ?))
				AND NOT EXISTS (SELECT 1 FROM pollVotes v WHERE v.noteId = t.id AND v.userId = ?)`,
				Date.now(),
				me.id,
			)
			.unmuted();
		if (params.excludeChannels) query.where('t.channelId IS NULL');
		return packNotes(core, query.rows(params.limit, params.offset), me.id);
	},
);
