import { ownAntenna } from '../../antennas/antennaParams';
import { defineEndpoint } from '../../http/endpoint';
import * as p from '../../http/params';
import { antennaNotes, antennas } from '../../store/tables/collections';

export default defineEndpoint(
	{
		name: 'antennas/delete',
		params: p.params({ antennaId: p.id() }),
		credential: true,
		permission: 'write:account',
		errors: {
			noSuchAntenna: {
				code: 'NO_SUCH_ANTENNA',
				id: 'b34dcf9d-348f-44bb-99d0-6c9314cfe2df',
				message: 'No such antenna.',
			},
		},
	},
	({ core, me, params, errors }) => {
		const antenna = ownAntenna(core, me, params.antennaId);
		if (!antenna) throw errors.noSuchAntenna();
		core.db.transaction(() => {
			core.db.delete(antennas, 'id = ?', antenna.id);
			core.db.delete(antennaNotes, 'antennaId = ?', antenna.id);
		});
		core.bus.emit('antennas', { userId: me.id });
	},
);
