import * as p from '../../http/params';
import { packMeFor } from '../../pack/packUser';
import { users } from '../../store/tables/users';
import { defineChannel } from '../ChannelDefinition';

/** Events for the reader. Those caused by muted users are left out. */
export default defineChannel(
	{
		name: 'main',
		params: p.none,
		credential: true,
		isSingle: true,
	},
	({ core, me, token, reader, send }) => ({
		on: {
			main: ({ userId, type, body }) => {
				if (userId !== me?.id) return;
				const from = (body as { userId?: unknown } | undefined)?.userId;
				if (typeof from === 'string' && reader.relations.isMuted(from)) return;
				if (type === 'meUpdated' && token?.kind === 'app') {
					const fresh = core.db.byId(users, userId);
					if (fresh) send(type, packMeFor(core, fresh, token));
				} else send(type, body);
			},
		},
	}),
);
