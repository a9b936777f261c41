import { pathTo } from '@/domain/paths/pathTo';
import { collection } from '@/stores/collections';
import { defineTimeline } from '../defineTimeline';
import type { ShownTarget } from '../TimelineDefinition';

/** Notes that an antenna has caught. */
export const antennaColumn = defineTimeline({
	kind: 'antenna',
	icon: 'antenna',
	title: 'timeline.antenna',
	description: 'timeline.antennaAbout',
	gate: { isForMembers: true, needs: 'read:account' },
	options: ['withSensitive'],
	target: {
		kind: 'antenna',
		all: session => collection(session, 'antennas'),
		none: 'deck.no_antenna',
		page: {
			path: antennaId => pathTo('antennaTimeline', { antennaId }),
			plural: 'timeline.antennas',
			missing: 'timeline.noAntenna',
			show: async ({ api }, antennaId, signal) =>
				(await api.request('antennas/show', { antennaId }, { signal })) as ShownTarget,
		},
	},
	source: {
		endpoint: 'antennas/notes',
		params: ({ target }) => ({ antennaId: target?.id }),
		channel: { name: 'antenna' },
	},
});
