import type { PageDefinition } from '@/blocks/hosting/PageDefinition';

/** A note, and one of what its page tells of it first (spec 2 §2.1). */
export const notePages: readonly PageDefinition[] = ['/notes/$noteId', '/notes/$noteId/$tab'].map(path => ({
	path,
	icon: 'note',
	title: 'notePage.title',
	gate: 'everyone',
	layout: 'plain',
	load: () => import('./NotePage'),
}));
