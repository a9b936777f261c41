import { defineEndpoint } from '../../http/endpoint';
import * as p from '../../http/params';
import { packPlays } from '../../pack/packPlay';
import { selectPage } from '../../store/selectPage';
import { plays } from '../../store/tables/plays';

export default defineEndpoint(
	{
		name: 'flash/my',
		params: p.params({ limit: p.limit(), ...p.paging }),
		credential: true,
		permission: 'read:flash',
	},
	({ core, me, params }) => packPlays(core, selectPage(core.db, plays, params, 't.userId = ?', me.id), null),
);
