import { toAntenna } from '@/api/toCollections';
import type { Antenna } from '@/domain/collection/collections';
import { changeInCollection } from '@/stores/collections';
import { defineThing } from '@/stores/queries/Query';

/** An antenna as the server has it now. */
export const antennaQuery = defineThing({
	name: 'antenna',
	lifetime: 'open',
	async fetch(session, antennaId: string, signal): Promise<Antenna> {
		const antenna = toAntenna(await session.api.call('antennas/show', { antennaId }, { signal }));
		changeInCollection(session, 'antennas', antennaId, () => antenna);
		return antenna;
	},
});
