import type { Page } from '@playwright/test';
import { columnsWithMenus, everyColumn, someTargets } from '../support/everyColumn';
import { everyWidget } from '../support/everyWidget';
import { openDeckTool } from '../support/openDeckTool';
import { column, dialog } from '../support/screen';
import { OVERLAY, type Screen, type Tour, testTours } from '../support/tours';

const menuItem = (page: Page, name: string) => page.getByRole('menuitem', { name: new RegExp(`^${name}`) }).last();

/** A menu of a column, by the names of what is chosen in it. */
const columnMenu = (name: string, ...path: readonly string[]): Screen => ({
	over: OVERLAY,
	async show(page) {
		await page
			.getByRole('button', { name: `Menu of ${name}`, exact: true })
			.first()
			.click();
		for (const each of path) await menuItem(page, each).click();
		await page.getByRole('menu').last().locator('[role^="menuitem"]').first().waitFor();
	},
});

/** A dialog, by the name of its action in the menu of decks. */
const deckDialog = (action: string, title = action): Screen => ({
	over: OVERLAY,
	async show(page) {
		await openDeckTool(page, 'Decks');
		await menuItem(page, action).click();
		await dialog(page, title).waitFor();
	},
});

const widgetNames = (page: Page) =>
	page.locator('[data-widget]').evaluateAll(all => all.map(each => each.getAttribute('data-widget')));

const TOURS: Readonly<Record<string, Tour>> = {
	'in a deck of all kinds of columns': {
		reader: home => home.signUp(),
		isDesktopAlone: true,
		visits: {
			'the deck': {
				base: { ui: 'deck' },
				preferences: async (home, person) => everyColumn(await someTargets(home, person)),
				screens: {
					'its columns': {
						path: '/',
						async show(page) {
							await column(page, 'thread').getByText('I have').waitFor();
							await page.getByText('nothing chosen yet').first().waitFor();
							await page.getByText('Not signed in on this device').waitFor();
						},
					},
				},
			},
			'what its menus open': {
				preferences: async () => columnsWithMenus(),
				screens: {
					'the menu of notifications': { path: '/', ...columnMenu('Notifications') },
					'the types of notifications': columnMenu('Notifications', 'Types'),
					'colours and icons': columnMenu('Home', 'Color and icon'),
					sounds: columnMenu('Home', 'Sound and flash', 'Sound'),
					'rules of a column': {
						over: OVERLAY,
						async show(page) {
							await page.getByRole('button', { name: 'Menu of Local', exact: true }).first().click();
							await menuItem(page, 'Rules').click();
							await dialog(page, 'Rules of Local').getByRole('button', { name: 'Add rule' }).click();
							await page.getByRole('dialog').last().getByRole('button').first().waitFor();
						},
					},
					'the time machine': {
						over: OVERLAY,
						async show(page) {
							await page.getByRole('button', { name: 'Menu of Local', exact: true }).first().click();
							await menuItem(page, 'Time machine').click();
							await dialog(page, 'Time machine').waitFor();
						},
					},
					'what has happened in a column': {
						over: OVERLAY,
						async show(page) {
							await page.getByRole('button', { name: 'Menu of Local', exact: true }).first().click();
							await menuItem(page, 'Catch up').click();
							const digest = dialog(page, 'Catch up: Local');
							// Notes that were in view are read by now; a timeline longer than the view has others (`catchUpAccessibility`).
							await digest.getByText('Nothing new').or(digest.locator('[data-open-line]').first()).waitFor();
						},
					},
					'timelines of a merged column': {
						over: OVERLAY,
						async show(page) {
							await page.getByRole('button', { name: 'Menu of Merged', exact: true }).click();
							await menuItem(page, 'Merged').click();
							await menuItem(page, 'Timelines').click();
							await dialog(page, 'Timelines of this column').waitFor();
						},
					},
					places: columnMenu('Home', 'Move'),
					sizes: columnMenu('Home', 'Width and height'),
					'kinds of columns': {
						over: OVERLAY,
						async show(page) {
							await openDeckTool(page, 'Add column');
							await menuItem(page, 'List').click();
							await page.getByRole('menuitem', { name: 'Crew' }).waitFor();
						},
					},
					'the decks': {
						over: OVERLAY,
						async show(page) {
							await openDeckTool(page, 'Decks');
							await menuItem(page, 'Deck history').waitFor();
						},
					},
					'a new deck': deckDialog('New deck'),
					'what is shared': deckDialog('Share or export deck'),
					'what is imported': {
						over: OVERLAY,
						async show(page) {
							await deckDialog('Import deck').show(page);
							await dialog(page, 'Import deck').getByLabel('Link').fill('https://elsewhere.example/');
							await dialog(page, 'Import deck').getByRole('button', { name: 'Open link' }).click();
							await page.getByText('This isn’t a deck of this app.').waitFor();
						},
					},
					'the empty history': deckDialog('Deck history'),
					'the history': {
						over: OVERLAY,
						async show(page) {
							await deckDialog('Deck history').show(page);
							await dialog(page, 'Deck history').getByRole('button', { name: 'Keep this deck' }).click();
							await dialog(page, 'Keep this deck').getByLabel('Name').and(page.locator(':focus')).waitFor();
							await page.keyboard.press('Enter');
							await dialog(page, 'Deck history').getByRole('listitem').first().waitFor();
						},
					},
				},
			},
		},
	},
	'among widgets': {
		reader: home => home.signUp(),
		isDesktopAlone: true,
		visits: {
			'beside the page': {
				base: { ui: 'default', sideWidgets: true },
				preferences: everyWidget,
				screens: {
					widgets: {
						path: '/my/favorites',
						async show(page) {
							await page.waitForFunction(count => document.querySelectorAll('[data-widget]').length >= count, 20);
							for (const kind of await widgetNames(page))
								await page.locator(`[data-widget="${kind}"]`).scrollIntoViewIfNeeded();
							await page
								.locator('[data-widget="trends"]')
								.getByRole('link')
								.or(page.getByText('No trends at the moment'))
								.first()
								.waitFor();
						},
					},
					'the menu of one': {
						over: OVERLAY,
						async show(page) {
							await page.getByRole('button', { name: 'Menu of Notifications', exact: true }).click();
							await menuItem(page, 'Settings').waitFor();
						},
					},
					'settings of one': {
						over: OVERLAY,
						async show(page) {
							await page.getByRole('button', { name: 'Menu of Notifications', exact: true }).click();
							await menuItem(page, 'Settings').click();
							await dialog(page, 'Settings of Notifications').waitFor();
						},
					},
					'their order': {
						async show(page) {
							await page.getByRole('button', { name: 'Edit widgets', exact: true }).last().click();
							await page.getByRole('list', { name: 'Widgets in order' }).waitFor();
						},
					},
					'kinds of widgets': {
						over: OVERLAY,
						async show(page) {
							await page.getByRole('button', { name: 'Add widget' }).click();
							await dialog(page, 'Add widget').getByText('To come', { exact: true }).waitFor();
						},
					},
				},
			},
		},
	},
	'in the drawer of widgets': {
		reader: home => home.signUp(),
		visits: {
			'the drawer': {
				base: { ui: 'deck' },
				screens: {
					'the drawer': {
						path: '/',
						over: OVERLAY,
						async show(page) {
							await page
								.getByRole('navigation', { name: 'Navigation' })
								.getByRole('button', { name: 'Widgets' })
								.click();
							await dialog(page, 'Widgets').getByText('This year').waitFor();
						},
					},
				},
			},
		},
	},
	'among notifications': {
		reader: home => home.signUp(),
		visits: {
			'the page': {
				base: { ui: 'default' },
				screens: {
					'its filter': {
						path: '/my/notifications',
						over: OVERLAY,
						async show(page) {
							await page.getByRole('button', { name: 'Filter by type' }).click();
							await page.getByRole('menuitemcheckbox', { name: 'All types' }).waitFor();
						},
					},
					'what can be done with all': {
						over: OVERLAY,
						async show(page) {
							await page.getByRole('button', { name: 'More about notifications' }).click();
							await menuItem(page, 'Delete all notifications').waitFor();
						},
					},
					'the question before all are deleted': {
						over: OVERLAY,
						async show(page) {
							await page.getByRole('button', { name: 'More about notifications' }).click();
							await menuItem(page, 'Delete all notifications').click();
							await page.getByRole('alertdialog').getByRole('button', { name: 'Delete all' }).waitFor();
						},
					},
					'no mentions': {
						async show(page) {
							await page.getByRole('tab', { name: 'Mentions' }).click();
							await page.getByText('No mentions yet').waitFor();
						},
					},
				},
			},
		},
	},
};

testTours(TOURS);
