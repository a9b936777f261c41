import { pathTo } from '@/domain/paths/pathTo';
import { lateCollection } from '@/stores/lateCollection';
import { defineTimeline } from '../defineTimeline';
import { shownTarget } from '../shownTarget';
import { readAntennaOnSight } from './readAntennaOnSight';

/** The notes of an antenna. */
export const antennaColumn = defineTimeline({
	kind: 'antenna',
	icon: 'antenna',
	gate: { isForMembers: true, needs: 'read:account' },
	options: ['withSensitive'],
	target: {
		kind: 'antenna',
		all: session => lateCollection(session, 'antennas'),
		none: 'deck.no_antenna',
		page: {
			path: antennaId => pathTo('antennaTimeline', { antennaId }),
			plural: 'timeline.antennas',
			missing: 'timeline.noAntenna',
			show: async ({ api }, antennaId, signal) =>
				shownTarget(await api.call('antennas/show', { antennaId }, { signal })),
		},
	},
	source: {
		endpoint: 'antennas/notes',
		params: ({ target }) => ({ antennaId: target?.id ?? '' }),
		channel: { name: 'antenna' },
	},
	readOnSight: readAntennaOnSight,
});
