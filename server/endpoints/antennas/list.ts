import { defineEndpoint } from '../../http/endpoint';
import * as p from '../../http/params';
import { packAntenna } from '../../pack/packAntenna';
import { antennas } from '../../store/tables/collections';

export default defineEndpoint(
	{
		name: 'antennas/list',
		params: p.none,
		credential: true,
		permission: 'read:account',
	},
	({ core, me }) => core.db.select(antennas, 'WHERE t.userId = ? ORDER BY t.id', me.id).map(packAntenna),
);
