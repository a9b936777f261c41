import { lateAlike } from '@/blocks/hosting/LatePages';
import type { Pages } from '@/blocks/hosting/PageDefinition';
import { everyone, member } from '@/blocks/hosting/pageGates';

const late = () => import('./latePages');

export const searchPages: Pick<Pages, 'search' | 'tag' | 'lookup'> = {
	...lateAlike(late, { gate: everyone, layout: 'column' }, ['search', 'tag']),
	...lateAlike(late, { gate: member, layout: 'plain' }, ['lookup']),
};
