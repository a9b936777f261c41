import type { entities } from 'misskey-js';
import { defineEndpoint } from '../../http/endpoint';
import * as p from '../../http/params';
import { packUsers } from '../../pack/packUser';
import { selectPage } from '../../store/selectPage';
import { users } from '../../store/tables/users';

/** The users of another server that are known here. */
export default defineEndpoint(
	{
		name: 'federation/users',
		params: p.params({
			host: p.host(),
			sinceId: p.optional(p.id()),
			untilId: p.optional(p.id()),
			limit: p.limit(),
		}),
	},
	({ core, me, params }) => {
		const where = 't.host = ? AND t.isDeleted = 0 AND t.isSuspended = 0';
		const rows = selectPage(core.db, users, params, where, params.host.toLowerCase());
		// Users of other servers never ask here.
		return packUsers(core, rows, me) as entities.UserDetailedNotMe[];
	},
);
