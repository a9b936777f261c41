import { lateAlike } from '@/blocks/hosting/LatePages';
import type { Pages } from '@/blocks/hosting/PageDefinition';
import { everyone, member } from '@/blocks/hosting/pageGates';

const late = () => import('./latePages');

export const searchPages: Pick<Pages, 'search' | 'lookup'> = {
	...lateAlike(late, { gate: everyone, layout: 'column' }, ['search']),
	...lateAlike(late, { gate: member }, ['lookup']),
};
