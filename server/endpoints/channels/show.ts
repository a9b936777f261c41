import { defineEndpoint } from '../../http/endpoint';
import * as p from '../../http/params';
import { packChannelById } from '../../pack/packChannel';
import { packNotes } from '../../pack/packNote';
import { channels } from '../../store/tables/collections';
import { notes } from '../../store/tables/notes';

export default defineEndpoint(
	{
		name: 'channels/show',
		params: p.params({ channelId: p.id() }),
		errors: {
			noSuchChannel: {
				code: 'NO_SUCH_CHANNEL',
				id: '6f6c314b-7486-4897-8966-c04a66a02923',
				message: 'No such channel.',
			},
		},
	},
	({ core, me, params, errors }) => {
		const channel = core.db.byId(channels, params.channelId);
		if (!channel) throw errors.noSuchChannel();
		const pinned = core.db.byIds(notes, channel.pinnedNoteIds);
		const rows = channel.pinnedNoteIds.flatMap(id => pinned.get(id) ?? []);
		return { ...packChannelById(core, channel.id, me), pinnedNotes: packNotes(core, rows, me?.id ?? null) };
	},
);
