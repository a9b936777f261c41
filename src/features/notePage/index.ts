import type { ColumnDefinition } from '@/blocks/hosting/ColumnDefinition';
import type { Pages } from '@/blocks/hosting/PageDefinition';
import { everyone } from '@/blocks/hosting/pageGates';

/** The page of a note, with one of its tabs (rules/notes#the-page-of-a-note). */
export const notePages: Pick<Pages, 'note'> = {
	note: { gate: everyone, layout: 'plain', load: () => import('./NotePage') },
};

/** A note with its conversation. */
export const threadColumn: ColumnDefinition<'thread'> = {
	kind: 'thread',
	icon: 'reply',
	title: 'timeline.thread',
	description: 'timeline.threadAbout',
	isOffered: () => true,
	options: [],
	target: { kind: 'note', ask: async session => (await import('./askNote')).askNote(session) },
	load: () => import('./ThreadColumn'),
};
