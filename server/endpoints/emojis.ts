import { defineEndpoint } from '../http/endpoint';
import * as p from '../http/params';
import { packEmojiSimple } from '../pack/packEmoji';
import { emojis } from '../store/tables/server';

export default defineEndpoint(
	{
		name: 'emojis',
		params: p.none,
		get: { cacheSeconds: 3600 },
	},
	({ core }) => {
		const rows = core.db.select(emojis, 'WHERE t.host IS NULL ORDER BY t.category, t.name');
		return { emojis: rows.map(row => packEmojiSimple(core, row)) };
	},
);
