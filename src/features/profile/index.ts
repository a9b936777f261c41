import type { Pages } from '@/blocks/hosting/PageDefinition';
import { everyone } from '@/blocks/hosting/pageGates';

export const profilePages: Pick<Pages, 'profile' | 'givenReactions'> = {
	profile: { gate: everyone, layout: 'column', load: () => import('./ProfilePage') },
	givenReactions: { gate: everyone, layout: 'column', load: () => import('./GivenReactionsPage') },
};
