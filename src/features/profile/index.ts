import type { Pages } from '@/blocks/hosting/PageDefinition';
import { everyone } from '@/blocks/hosting/pageGates';

export const profilePages: Pick<Pages, 'profile'> = {
	profile: { gate: everyone, layout: 'column', load: () => import('./ProfilePage') },
};
