import type { PageDefinition } from '@/blocks/hosting/PageDefinition';

export const securityPages: readonly PageDefinition[] = [
	{
		path: '/settings/security',
		icon: 'shield',
		title: 'security.title',
		gate: 'member',
		layout: 'plain',
		load: () => import('./SecurityPage'),
	},
	{
		path: '/settings/apps',
		icon: 'plug',
		title: 'security.appsTitle',
		gate: 'member',
		layout: 'plain',
		load: () => import('./AppsPage'),
	},
];
