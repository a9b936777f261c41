import { startExport } from '../../exports/startExport';
import { defineEndpoint } from '../../http/endpoint';
import * as p from '../../http/params';

export default defineEndpoint(
	{
		name: 'i/export-antennas',
		params: p.none,
		credential: true,
		secure: true,
		limit: { duration: 3_600_000, max: 1 },
	},
	({ core, me }) => startExport(core, me, 'antennas'),
);
