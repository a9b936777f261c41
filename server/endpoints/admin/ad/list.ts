import { defineEndpoint } from '../../../http/endpoint';
import * as p from '../../../http/params';
import { packAd } from '../../../pack/packAd';
import { packEach } from '../../../pack/packEach';
import { selectPage } from '../../../store/selectPage';
import { ads } from '../../../store/tables/server';

export default defineEndpoint(
	{
		name: 'admin/ad/list',
		params: p.params({ limit: p.limit(), ...p.paging, publishing: p.nullish(p.flag()) }),
		credential: true,
		permission: 'read:admin:ad',
		role: 'moderator',
	},
	({ core, params }) => {
		const { publishing } = params;
		const now = Date.now();
		const isRunning = '(t.startsAt <= ? AND t.expiresAt > ?)';
		const rows =
			typeof publishing === 'boolean'
				? selectPage(core.db, ads, params, `${isRunning} = ?`, now, now, publishing ? 1 : 0)
				: selectPage(core.db, ads, params, '1');
		return packEach(rows, row => packAd(core, row));
	},
);
