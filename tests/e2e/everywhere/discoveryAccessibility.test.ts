import type { Page } from '@playwright/test';
import type { Home, Person } from '../support/Home';
import { OVERLAY, type Tour, testTours } from '../support/tours';

interface ToldChannel {
	readonly id: string;
	readonly name: string;
}

const CLASSIC = { ui: 'default' };

/** The path of a channel of the demo world with pinned notes. */
async function pathOfChannel(home: Home): Promise<string> {
	const channels = await home.call<ToldChannel[]>('channels/search', { query: 'Night sky' });
	return `/channels/${channels.find(({ name }) => name === 'Night sky')?.id ?? ''}#overview`;
}

/** The path of a public role of the demo world. */
async function pathOfRole(home: Home): Promise<string> {
	const [role] = await home.call<{ id: string }[]>('roles/list', {}, await home.signIn('demo', 'demo'));
	return `/roles/${role?.id ?? ''}`;
}

/** The edit page of a sensitive channel with two pinned notes, made by this account. */
let owner: Person | null = null;
async function somebodyWithChannel(home: Home): Promise<Person> {
	owner = await home.signUp();
	return owner;
}
async function pathOfOwnChannel(home: Home): Promise<string> {
	const whose = owner ?? undefined;
	const channel = await home.call<ToldChannel>('channels/create', { name: 'Sail loft', isSensitive: true }, whose);
	const pins = owner ? [await home.post(owner, { text: 'one', channelId: channel.id })] : [];
	if (owner) pins.push(await home.post(owner, { text: 'two', channelId: channel.id }));
	await home.call('channels/update', { channelId: channel.id, pinnedNoteIds: pins.map(({ id }) => id) }, whose);
	return `/channels/${channel.id}/edit`;
}

/** The path of a play of the demo world. */
async function pathOfPlay(home: Home): Promise<string> {
	const plays = await home.call<{ id: string; title: string }[]>('flash/featured', { limit: 100 });
	return `/play/${plays.find(({ title }) => title === 'Harbour lights')?.id ?? ''}`;
}

/** The edit page of a page of the demo user. */
async function pathOfOwnPage(home: Home): Promise<string> {
	const [page] = await home.call<{ id: string }[]>('i/pages', {}, await home.signIn('demo', 'demo'));
	return `/pages/edit/${page?.id ?? ''}`;
}

const tab = (page: Page, name: string) => page.getByRole('tab', { name });

const TOURS: Readonly<Record<string, Tour>> = {
	'with channels': {
		visits: {
			'the channels': {
				base: CLASSIC,
				screens: {
					'the list': {
						path: '/channels',
						// Other tests make channels with newer notes.
						show: page => page.getByRole('list', { name: 'Featured' }).getByRole('listitem').first().waitFor(),
					},
					'the search': {
						async show(page) {
							await tab(page, 'Search').click();
							await page.getByRole('searchbox', { name: 'Search for channels' }).fill('sky');
							await page.keyboard.press('Enter');
							await page.getByRole('link', { name: 'Night sky' }).waitFor();
						},
					},
					'the form': { path: '/channels/new', show: page => page.getByLabel('Name').waitFor() },
					'a channel': { path: pathOfChannel, show: page => page.getByText('Pinned notes').waitFor() },
					'its menu': {
						over: OVERLAY,
						async show(page) {
							await page.getByRole('button', { name: 'More about this channel' }).click();
							await page.getByRole('menuitem', { name: 'Copy link' }).waitFor();
						},
					},
					'its timeline': {
						async show(page) {
							await tab(page, 'Timeline').click();
							await page.getByRole('article').first().waitFor();
						},
					},
				},
			},
		},
	},
	'with plays': {
		visits: {
			'the plays': {
				base: CLASSIC,
				screens: {
					'the list': {
						path: '/play',
						show: page => page.getByRole('list', { name: 'Featured' }).getByRole('listitem').first().waitFor(),
					},
					'the form': { path: '/play/new', show: page => page.getByLabel('Title').waitFor() },
					'a play': {
						path: pathOfPlay,
						show: page => page.getByRole('button', { name: 'Start', exact: true }).waitFor(),
					},
					'its menu': {
						over: OVERLAY,
						async show(page) {
							await page.getByRole('button', { name: 'More about this play' }).click();
							await page.getByRole('menuitem', { name: 'Copy link' }).waitFor();
						},
					},
					'what it draws': {
						async show(page) {
							await page.getByRole('button', { name: 'Start', exact: true }).click();
							await page.getByRole('button', { name: 'Light them again' }).waitFor();
						},
					},
				},
			},
		},
	},
	'with a channel of one’s own': {
		reader: somebodyWithChannel,
		visits: {
			'its form': {
				base: CLASSIC,
				screens: {
					'its form': {
						path: pathOfOwnChannel,
						show: page => page.getByRole('button', { name: 'Unpin “one”' }).waitFor(),
					},
				},
			},
		},
	},
	'while discovering': {
		visits: {
			explore: {
				base: CLASSIC,
				screens: {
					'featured notes': { path: '/explore', show: page => page.getByRole('article').first().waitFor() },
					people: {
						async show(page) {
							await tab(page, 'People').click();
							await page.getByRole('list', { name: 'New here' }).getByRole('listitem').first().waitFor();
						},
					},
					roles: {
						async show(page) {
							await tab(page, 'Roles').click();
							await page.getByRole('list', { name: 'Roles' }).getByRole('listitem').first().waitFor();
						},
					},
					'a role': {
						path: pathOfRole,
						show: page => page.getByRole('list', { name: 'People' }).getByRole('listitem').first().waitFor(),
					},
					'a hashtag': {
						path: '/tags/harbour',
						show: page => page.getByRole('button', { name: 'Post with this hashtag' }).waitFor(),
					},
					'a search': { path: '/search?q=fog', show: page => page.getByRole('article').first().waitFor() },
					'a search in what was seen': {
						path: '/search?type=seen&q=fog+before:soon',
						show: page => page.getByText('isn’t a date.').waitFor(),
					},
				},
			},
		},
	},
	'with pages': {
		visits: {
			'the pages': {
				base: CLASSIC,
				screens: {
					'the list': {
						path: '/pages',
						show: page => page.getByRole('list', { name: 'Featured' }).getByRole('listitem').first().waitFor(),
					},
					'a page': {
						path: '/@mara/pages/keeping-the-light',
						show: page => page.getByRole('heading', { name: 'When it fails' }).waitFor(),
					},
					'its menu': {
						async show(page) {
							await page.getByRole('button', { name: 'More about this page' }).click();
							await page.getByRole('menuitem', { name: 'Copy link' }).waitFor();
						},
						over: OVERLAY,
					},
					'its source': {
						path: '/@mara/pages/keeping-the-light#source',
						show: page => page.getByRole('heading', { name: 'Blocks' }).waitFor(),
					},
					'the form': {
						path: pathOfOwnPage,
						show: page => page.getByRole('group', { name: 'Add to the page' }).waitFor(),
					},
					'its preview': {
						async show(page) {
							await page.getByText('Preview', { exact: true }).click();
							await page.getByRole('heading', { name: 'The one knot' }).waitFor();
						},
					},
					'pages of a person': {
						path: '/@mara/pages',
						show: page => page.getByRole('link', { name: 'Keeping the light' }).waitFor(),
					},
				},
			},
		},
	},
};

testTours(TOURS);
