import { lateAlike } from '@/blocks/hosting/LatePages';
import type { Pages } from '@/blocks/hosting/PageDefinition';
import { everyone, member } from '@/blocks/hosting/pageGates';
import type { LatePage } from './latePages';

const late = () => import('./latePages');
const own = { gate: member, needs: 'read:account' } as const;

/** The account's lists, clips and antennas, and those that others have made public. */
export const collectionPages: Pick<Pages, LatePage> = {
	...lateAlike(late, own, ['ownLists', 'ownList', 'ownClips', 'antennas', 'newAntenna', 'antenna']),
	...lateAlike(late, { gate: everyone }, ['list']),
	...lateAlike(late, { gate: everyone, layout: 'column' }, ['clip']),
};
