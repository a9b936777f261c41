import { defineEndpoint } from '../../http/endpoint';
import * as p from '../../http/params';
import { packChannelById } from '../../pack/packChannel';
import { channels } from '../../store/tables/collections';
import { files } from '../../store/tables/drive';

/** For other fields null means no change. */
const MAY_BE_NULL = new Set(['description', 'bannerId']);

export default defineEndpoint(
	{
		name: 'channels/update',
		params: p.params({
			channelId: p.id(),
			name: p.optional(p.text({ min: 1, max: 128 })),
			description: p.nullish(p.text({ min: 1, max: 2048 })),
			bannerId: p.nullish(p.id()),
			color: p.optional(p.text({ min: 1, max: 16 })),
			isSensitive: p.nullish(p.flag()),
			allowRenoteToExternal: p.nullish(p.flag()),
			isArchived: p.nullish(p.flag()),
			pinnedNoteIds: p.optional(p.list(p.id(), { max: 100 })),
		}),
		credential: true,
		permission: 'write:channels',
		errors: {
			noSuchChannel: {
				code: 'NO_SUCH_CHANNEL',
				id: 'f9c5467f-d492-4c3c-9a8d-a70dacc86512',
				message: 'No such channel.',
			},
			accessDenied: { code: 'ACCESS_DENIED', id: '1fb7cb09-d46a-4fdf-b8df-057788cce513', message: 'Access denied.' },
			noSuchFile: { code: 'NO_SUCH_FILE', id: 'e86c14a4-0da2-4032-8df3-e737a04c7f3b', message: 'No such file.' },
		},
	},
	({ core, me, params, errors }) => {
		const channel = core.db.byId(channels, params.channelId);
		if (!channel) throw errors.noSuchChannel();
		if (channel.userId !== me.id && !core.roles.isModerator(me)) throw errors.accessDenied();
		const { channelId, ...changes } = params;
		const bannerId = changes.bannerId ?? null;
		if (bannerId !== null && core.db.byId(files, bannerId)?.userId !== me.id) throw errors.noSuchFile();
		const isSaid = ([name, value]: [string, unknown]) =>
			value !== undefined && (value !== null || MAY_BE_NULL.has(name));
		core.db.update(channels, Object.fromEntries(Object.entries(changes).filter(isSaid)), 'id = ?', channelId);
		return packChannelById(core, channelId, me);
	},
);
