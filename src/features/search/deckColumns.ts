import type { ColumnDefinition } from '@/blocks/hosting/ColumnDefinition';

const late = () => import('./lateColumn');

/** What is found for a search; its target's id is the query of the search page's address. */
export const searchColumn: ColumnDefinition<'search'> = {
	kind: 'search',
	icon: 'search',
	title: 'search.title',
	description: 'search.columnAbout',
	isOffered: ({ policies }) => policies?.canSearchNotes ?? true,
	options: ['withSensitive'],
	target: { kind: 'search', ask: async () => (await (await late()).loadAskSearch()).askSearch() },
	tellsArrivals: true,
	load: async () => (await late()).loadSearchColumn(),
};
