import { ownAntenna } from '../../antennas/antennaParams';
import { defineEndpoint } from '../../http/endpoint';
import * as p from '../../http/params';
import { packAntenna } from '../../pack/packAntenna';

export default defineEndpoint(
	{
		name: 'antennas/show',
		params: p.params({ antennaId: p.id() }),
		credential: true,
		permission: 'read:account',
		errors: {
			noSuchAntenna: {
				code: 'NO_SUCH_ANTENNA',
				id: 'c06569fb-b025-4f23-b22d-1fcd20d2816b',
				message: 'No such antenna.',
			},
		},
	},
	({ core, me, params, errors }) => {
		const antenna = ownAntenna(core, me, params.antennaId);
		if (!antenna) throw errors.noSuchAntenna();
		return packAntenna(antenna);
	},
);
