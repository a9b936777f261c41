import { defineEndpoint } from '../../http/endpoint';
import * as p from '../../http/params';
import { packFound } from '../../pack/packFound';
import { UserQuery } from '../../users/UserQuery';

export default defineEndpoint(
	{
		name: 'users/search-by-username-and-host',
		params: p.withOneOf(['username', 'host'], {
			username: p.nullish(p.text({ max: 128 })),
			host: p.nullish(p.host()),
			limit: p.limit(),
			detail: p.optional(p.flag(), true),
		}),
	},
	({ core, me, params }) => {
		const rows = new UserQuery(core, me)
			.writing()
			.named(params)
			.rows({ ...params, sort: '+follower' });
		return packFound(core, rows, me, params.detail);
	},
);
