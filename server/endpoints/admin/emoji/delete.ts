import { announceDeleted } from '../../../emojis/announceEmoji';
import { dropServerCopy } from '../../../emojis/withServerCopy';
import { defineEndpoint } from '../../../http/endpoint';
import * as p from '../../../http/params';
import { packEmoji } from '../../../pack/packEmoji';
import { emojis } from '../../../store/tables/server';

export default defineEndpoint(
	{
		name: 'admin/emoji/delete',
		params: p.params({ id: p.id() }),
		credential: true,
		permission: 'write:admin:emoji',
		policy: 'canManageCustomEmojis',
		errors: {
			noSuchEmoji: { code: 'NO_SUCH_EMOJI', id: 'be83669b-773a-44b7-b1f8-e5e5170ac3c2', message: 'No such emoji.' },
		},
	},
	({ core, params, errors }) => {
		const emoji = core.db.byId(emojis, params.id);
		if (!emoji) throw errors.noSuchEmoji();
		core.db.delete(emojis, 'id = ?', emoji.id);
		dropServerCopy(core, emoji.fileId);
		announceDeleted(core, packEmoji(core, emoji));
	},
);
