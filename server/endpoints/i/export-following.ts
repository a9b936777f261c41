import { startExport } from '../../exports/startExport';
import { defineEndpoint } from '../../http/endpoint';
import * as p from '../../http/params';

export default defineEndpoint(
	{
		name: 'i/export-following',
		params: p.params({
			excludeMuting: p.optional(p.flag(), false),
			excludeInactive: p.optional(p.flag(), false),
		}),
		credential: true,
		secure: true,
		limit: { duration: 3_600_000, max: 1 },
	},
	({ core, me, params }) => startExport(core, me, 'following', params),
);
