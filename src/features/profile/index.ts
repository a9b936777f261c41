import type { PageDefinition } from '@/blocks/hosting/PageDefinition';

export const profilePage: PageDefinition = {
	path: '/@{$acct}',
	icon: 'user',
	title: 'profile.title',
	gate: 'everyone',
	layout: 'column',
	load: () => import('./ProfilePage'),
};
