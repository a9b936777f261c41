import { defineEndpoint } from '../../http/endpoint';
import * as p from '../../http/params';
import { packInvites } from '../../pack/packInvite';
import { selectPage } from '../../store/selectPage';
import { invites } from '../../store/tables/server';

/** The codes that the caller made. */
export default defineEndpoint(
	{
		name: 'invite/list',
		params: p.params({ limit: p.limit(100, 30), ...p.paging }),
		credential: true,
		permission: 'read:invite-codes',
		policy: 'canInvite',
	},
	({ core, me, params }) => packInvites(core, selectPage(core.db, invites, params, 't.createdById = ?', me.id)),
);
