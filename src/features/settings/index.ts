import type { Pages } from '@/blocks/hosting/PageDefinition';
import { member } from '@/blocks/hosting/pageGates';

export const settingsPages: Pick<Pages, 'preferences'> = {
	preferences: { gate: member, layout: 'plain', load: () => import('./PreferencesPage') },
};
