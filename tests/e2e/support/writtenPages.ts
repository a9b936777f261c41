import { type DiscoveryPage, empty, gone } from './DiscoveryPage';

/** The pages with what people write and program: pages and plays. */
export const WRITTEN_PAGES: Readonly<Record<string, DiscoveryPage>> = {
	'pages of a person': {
		path: '/@{person}/pages',
		title: 'Profile of {person}',
		shows: 'Page of {person}',
		states: { needs: 'users/pages', empty: empty('No pages yet') },
	},
	'own plays': {
		path: '/play#mine',
		title: 'Play',
		shows: 'Play of {person}',
		visitors: { shows: 'Play of {person}' },
		states: { needs: 'flash/my', empty: empty('You have no plays') },
	},
	play: {
		path: '/play/{play}',
		title: 'Play of {person}',
		shows: 'It runs apart from this page',
		states: { needs: 'flash/show', gone: gone('/play/', 'This play doesn’t exist') },
	},
	'new play': { path: '/play/new', title: 'New play', shows: 'Try it out', visitors: 'signIn' },
	'plays of a person': {
		path: '/@{person}/plays',
		title: 'Profile of {person}',
		shows: 'Play of {person}',
		states: { needs: 'users/flashs', empty: empty('No public plays yet') },
	},
	pages: {
		path: '/pages#own',
		title: 'Pages',
		shows: 'Page of {person}',
		visitors: { shows: 'Featured' },
		states: { needs: 'i/pages', empty: empty('You have no pages') },
	},
	page: {
		path: '/@{person}/pages/{page}',
		title: 'Page of {person}',
		shows: 'Written by {person}',
		states: { needs: 'pages/show', gone: gone('/@nobody/pages/', 'This page doesn’t exist') },
	},
};
