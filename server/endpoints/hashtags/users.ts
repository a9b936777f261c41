import { defineEndpoint } from '../../http/endpoint';
import * as p from '../../http/params';
import { packUsers } from '../../pack/packUser';
import { USER_ORDERS, UserQuery } from '../../users/UserQuery';

/** Users with the hashtag in their profile. */
export default defineEndpoint(
	{
		name: 'hashtags/users',
		params: p.params({
			tag: p.text({ max: 256 }),
			limit: p.limit(),
			sort: p.oneOf(...USER_ORDERS),
			state: p.optional(p.oneOf('all', 'alive'), 'all'),
			origin: p.optional(p.oneOf('combined', 'local', 'remote'), 'local'),
		}),
	},
	({ core, me, params }) => {
		const query = new UserQuery(core, me)
			.of(params)
			.where('EXISTS (SELECT 1 FROM json_each(t.tags) WHERE value = ?)', params.tag.toLowerCase());
		return packUsers(core, query.rows(params), me);
	},
);
