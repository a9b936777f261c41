import { defineEndpoint } from '../../http/endpoint';
import * as p from '../../http/params';
import { NoteQuery } from '../../notes/NoteQuery';
import { packNotes } from '../../pack/packNote';
import { channels } from '../../store/tables/collections';

export default defineEndpoint(
	{
		name: 'channels/timeline',
		isTimeline: true,
		params: p.params({
			channelId: p.id(),
			limit: p.limit(),
			...p.paging,
			allowPartial: p.optional(p.flag(), false),
		}),
		errors: {
			noSuchChannel: {
				code: 'NO_SUCH_CHANNEL',
				id: '4d0eeeba-a02c-4c3c-9966-ef60d38d2e7f',
				message: 'No such channel.',
			},
		},
	},
	({ core, me, params, errors }) => {
		if (!core.db.byId(channels, params.channelId)) throw errors.noSuchChannel();
		const viewerId = me?.id ?? null;
		const rows = new NoteQuery(core, viewerId)
			.where('t.channelId = ?', params.channelId)
			.visible()
			.unmuted()
			.page(params)
			.rows(params.limit);
		return packNotes(core, rows, viewerId);
	},
);
