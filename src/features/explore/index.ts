import { lateAlike } from '@/blocks/hosting/LatePages';
import type { Pages } from '@/blocks/hosting/PageDefinition';
import { everyone } from '@/blocks/hosting/pageGates';

const late = () => import('./latePages');

export const explorePages: Pick<Pages, 'explore'> = lateAlike(late, { gate: everyone, layout: 'column' }, ['explore']);
