import { defineEndpoint } from '../../http/endpoint';
import * as p from '../../http/params';
import { packPlays } from '../../pack/packPlay';
import { isOpenPlay } from '../../plays/openPlay';
import { selectPage } from '../../store/selectPage';
import { plays } from '../../store/tables/plays';

/** A user's public plays; none of a suspended one. */
export default defineEndpoint(
	{
		name: 'users/flashs',
		params: p.params({ userId: p.id(), limit: p.limit(), ...p.paging }),
	},
	({ core, me, params }) =>
		packPlays(core, selectPage(core.db, plays, params, `t.userId = ? AND ${isOpenPlay('t')}`, params.userId), me),
);
