import { defineEndpoint } from '../http/endpoint';
import * as p from '../http/params';
import { packUsers } from '../pack/packUser';
import { USER_ORDERS, UserQuery } from '../users/UserQuery';

export default defineEndpoint(
	{
		name: 'users',
		params: p.params({
			limit: p.limit(),
			offset: p.offset(),
			sort: p.optional(p.oneOf(...USER_ORDERS)),
			state: p.optional(p.oneOf('all', 'alive'), 'all'),
			origin: p.optional(p.oneOf('combined', 'local', 'remote'), 'local'),
			hostname: p.nullish(p.host()),
		}),
	},
	({ core, me, params }) => packUsers(core, new UserQuery(core, me).explorable().of(params).rows(params), me),
);
