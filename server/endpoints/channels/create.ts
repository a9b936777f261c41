import { defineEndpoint } from '../../http/endpoint';
import * as p from '../../http/params';
import { packChannelById } from '../../pack/packChannel';
import { channels } from '../../store/tables/collections';
import { files } from '../../store/tables/drive';

export default defineEndpoint(
	{
		name: 'channels/create',
		params: p.params({
			name: p.text({ min: 1, max: 128 }),
			description: p.nullish(p.text({ min: 1, max: 2048 })),
			bannerId: p.nullish(p.id()),
			color: p.optional(p.text({ min: 1, max: 16 })),
			isSensitive: p.nullish(p.flag()),
			allowRenoteToExternal: p.nullish(p.flag()),
		}),
		credential: true,
		permission: 'write:channels',
		prohibitMoved: true,
		limit: { duration: 3_600_000, max: 10 },
		errors: {
			noSuchFile: { code: 'NO_SUCH_FILE', id: 'cd1e9f3e-5a12-4ab4-96f6-5d0a2cc32050', message: 'No such file.' },
		},
	},
	({ core, me, params, errors }) => {
		const { bannerId = null } = params;
		if (bannerId !== null && core.db.byId(files, bannerId)?.userId !== me.id) throw errors.noSuchFile();
		const id = core.ids.next();
		core.db.insert(channels, {
			id,
			userId: me.id,
			name: params.name,
			description: params.description ?? null,
			bannerId,
			isSensitive: params.isSensitive ?? false,
			allowRenoteToExternal: params.allowRenoteToExternal ?? true,
			...(params.color === undefined ? {} : { color: params.color }),
		});
		return packChannelById(core, id, me);
	},
);
