import type { ColumnDefinition } from '@/blocks/hosting/ColumnDefinition';
import { lateAlike } from '@/blocks/hosting/LatePages';
import type { Pages } from '@/blocks/hosting/PageDefinition';
import { everyone, member } from '@/blocks/hosting/pageGates';

const late = () => import('./latePages');

export const searchPages: Pick<Pages, 'search' | 'lookup'> = {
	...lateAlike(late, { gate: everyone, layout: 'column' }, ['search']),
	...lateAlike(late, { gate: member, layout: 'plain' }, ['lookup']),
};

/** What is found for a search; its target's id is the query of the search page's address. */
export const searchColumn: ColumnDefinition<'search'> = {
	kind: 'search',
	icon: 'search',
	title: 'search.title',
	description: 'search.columnAbout',
	isOffered: ({ policies }) => policies?.canSearchNotes ?? true,
	options: ['withSensitive'],
	target: { kind: 'search', ask: async () => (await import('./askSearch')).askSearch() },
	tellsArrivals: true,
	load: () => import('./SearchColumn'),
};
