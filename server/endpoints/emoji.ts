import { ApiError } from '../http/ApiError';
import { commonErrors } from '../http/commonErrors';
import { defineEndpoint } from '../http/endpoint';
import * as p from '../http/params';
import { packEmoji } from '../pack/packEmoji';
import { emojis } from '../store/tables/server';

export default defineEndpoint(
	{
		name: 'emoji',
		params: p.params({ name: p.text({ max: 256 }) }),
		get: { cacheSeconds: 3600 },
	},
	({ core, params }) => {
		const row = core.db.first(emojis, 'WHERE t.name = ? AND t.host IS NULL', params.name);
		// As on the real server, which has no error for an unknown name.
		if (!row) throw new ApiError(commonErrors.internal);
		return packEmoji(core, row);
	},
);
