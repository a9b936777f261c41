import type { Pages } from '@/blocks/hosting/PageDefinition';
import { member } from '@/blocks/hosting/pageGates';

const shared = { gate: member, layout: 'plain', frame: 'settings' } as const;

export const securityPages: Pick<Pages, 'security' | 'apps'> = {
	security: { ...shared, load: () => import('./SecurityPage') },
	apps: { ...shared, load: () => import('./AppsPage') },
};
