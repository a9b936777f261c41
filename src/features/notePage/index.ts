import type { PageDefinition } from '@/blocks/hosting/PageDefinition';

export const notePage: PageDefinition = {
	path: '/notes/$noteId',
	icon: 'note',
	title: 'notePage.title',
	gate: 'everyone',
	layout: 'plain',
	load: () => import('./NotePage'),
};
