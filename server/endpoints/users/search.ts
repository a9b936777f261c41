import { defineEndpoint } from '../../http/endpoint';
import * as p from '../../http/params';
import { packFound } from '../../pack/packFound';
import { UserQuery } from '../../users/UserQuery';

export default defineEndpoint(
	{
		name: 'users/search',
		params: p.params({
			query: p.query(),
			offset: p.offset(),
			limit: p.limit(),
			origin: p.optional(p.oneOf('local', 'remote', 'combined'), 'combined'),
			detail: p.optional(p.flag(), true),
		}),
	},
	({ core, me, params }) => {
		const query = new UserQuery(core, me).of(params).matching(params.query.trim());
		return packFound(core, query.rows({ ...params, sort: '+follower' }), me, params.detail);
	},
);
