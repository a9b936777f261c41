import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible';
import type { Home, Person } from '../support/Home';
import { NO_CLIENT } from '../support/preferences';
import { column, composeButton, dialog } from '../support/screen';
import { admin } from '../support/staff';
import { expect, PHONE, test } from '../support/test';

interface Screen {
	/** Its path; if missing, the page of the previous one. */
	readonly path?: string | ((home: Home) => Promise<string>);
	/** Opens what is checked, and waits until it is visible. */
	readonly show: (page: Page) => Promise<void>;
	/** A selector of an overlay over a checked page: only the overlay is checked, and Escape closes it. */
	readonly over?: string;
}

/** Screens that one user visits in turn. */
interface Visit {
	/** Null for a visitor; by default the demo user. */
	readonly reader?: (home: Home) => Promise<Person | null>;
	readonly base?: Record<string, unknown>;
	readonly screens: Readonly<Record<string, Screen>>;
}

const firstNote = (page: Page) => page.getByRole('article').first();
const showNotes = (page: Page) => expect(firstNote(page)).toBeVisible();
const bar = (page: Page) => page.getByRole('navigation', { name: 'Navigation' });
/** A dialog or a menu. */
const OVERLAY = '[data-overlay]';

const visitor = async () => null;

/** A user with one notification of each common kind. */
async function somebodyNoticed(home: Home): Promise<Person> {
	const person = await home.signUp();
	const friend = await home.signUp();
	const stranger = await home.signUp();
	const note = await home.post(person, 'something to answer');
	await home.react(friend, note, '👍');
	await home.post(friend, { renoteId: note.id });
	await home.post(friend, { text: 'an answer', replyId: note.id });
	await home.call('following/create', { userId: person.id }, friend);
	await home.call('i/update', { isLocked: true }, person);
	await home.call('following/create', { userId: person.id }, stranger);
	return person;
}

/** A user whose list is longer than the screen and has no pressable rows. */
async function somebodyTold(home: Home): Promise<Person> {
	const person = await home.signUp();
	for (let count = 0; count < 10; count++) {
		await home.call('notifications/test-notification', {}, person);
		await home.call('notifications/create', { header: 'The harbour office', body: 'High water at noon' }, person);
	}
	return person;
}

/** A user who has authorized an app. */
async function somebodyWithApps(home: Home): Promise<Person> {
	const person = await home.signUp();
	const permission = ['read:account', 'write:admin:suspend-user'];
	await home.call('miauth/gen-token', { session: null, name: 'Lighthouse', permission }, person);
	return person;
}

/** The path of a note with nested replies. */
async function pathOfThread(home: Home): Promise<string> {
	const notes = await home.call<{ id: string; repliesCount: number }[]>('notes/local-timeline', { limit: 100 });
	const talked = notes.toSorted((a, b) => b.repliesCount - a.repliesCount)[0];
	return `/notes/${talked?.id ?? ''}`;
}

const VISITS: Readonly<Record<string, Visit>> = {
	'the visitor page and its dialogs': {
		reader: visitor,
		screens: {
			'the visitor page': { path: '/', show: showNotes },
			'the sign-in dialog': {
				over: OVERLAY,
				async show(page) {
					await page.getByRole('button', { name: 'Sign in' }).click();
					await expect(dialog(page, 'Sign in').getByLabel('Username')).toBeFocused();
				},
			},
			'the sign-up dialog': {
				over: OVERLAY,
				async show(page) {
					await page.getByRole('button', { name: 'Sign up' }).click();
					await dialog(page, 'Sign up').getByLabel('Username').fill('demo');
					await expect(dialog(page, 'Sign up').getByText('This username is taken.')).toBeVisible();
				},
			},
		},
	},
	'the deck': {
		base: { ui: 'deck' },
		screens: {
			'the deck': {
				path: '/',
				show: page => expect(column(page, 'home').getByRole('article').first()).toBeAttached(),
			},
			'a column’s menu': {
				over: OVERLAY,
				async show(page) {
					await page.getByRole('button', { name: 'Menu of Main', exact: true }).click();
					await expect(page.getByRole('menuitem', { name: 'Rename' })).toBeVisible();
				},
			},
		},
	},
	'the deck with its introduction': {
		base: { ui: 'deck', deckIntroduced: false },
		screens: {
			'the introduction': { path: '/?introduce', show: page => expect(page.getByRole('complementary')).toBeVisible() },
		},
	},
	'classic, and what opens over it': {
		base: { ui: 'default' },
		screens: {
			classic: { path: '/', show: showNotes },
			'the emoji picker': {
				over: OVERLAY,
				async show(page) {
					await page.getByRole('button', { name: 'React', exact: true }).first().click();
					await expect(dialog(page, 'Emojis').getByRole('button', { name: '👍' }).first()).toBeVisible();
				},
			},
			'a note’s menu': {
				over: OVERLAY,
				async show(page) {
					await page.getByRole('button', { name: 'Note menu' }).first().click();
					await expect(page.getByRole('menuitem', { name: 'Add to favorites' })).toBeEnabled();
				},
			},
			'a submenu': {
				over: OVERLAY,
				async show(page) {
					await bar(page).getByRole('button', { name: 'More' }).click();
					await page.getByRole('menuitem', { name: 'Theme' }).click();
					await expect(page.getByRole('menuitemradio').first()).toBeVisible();
				},
			},
			'a question': {
				over: OVERLAY,
				async show(page) {
					await page.getByRole('button', { name: /^Accounts, signed in/ }).click();
					await page.getByRole('menuitem', { name: 'Sign out' }).click();
					await expect(page.getByRole('alertdialog').getByRole('button', { name: 'Sign out' })).toBeVisible();
				},
			},
			'the gallery': {
				over: '.pswp',
				async show(page) {
					await page.locator('a[data-media]').first().click();
					await expect(page.locator('.pswp--open')).toBeVisible();
				},
			},
			'the composer': {
				over: OVERLAY,
				async show(page) {
					await composeButton(page).click();
					const form = dialog(page, 'New note');
					await form.getByRole('button', { name: 'Content warning' }).click();
					await form.getByRole('button', { name: 'Poll' }).click();
					await form.getByLabel('Note text').fill('x'.repeat(2_950));
					await expect(form.getByLabel('Choice 1', { exact: true })).toBeVisible();
				},
			},
		},
	},
	'pages of notes and people': {
		base: { ui: 'default' },
		screens: {
			'a note’s page': { path: pathOfThread, show: showNotes },
			'a profile': { path: '/@mara', show: showNotes },
			'somebody’s menu': {
				over: OVERLAY,
				async show(page) {
					await page.getByRole('button', { name: 'More about @mara', exact: true }).click();
					await expect(page.getByRole('menuitem', { name: 'Block', exact: true })).toBeVisible();
				},
			},
			'the not-found page': {
				path: '/no/such/page',
				show: page => expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible(),
			},
			zen: { path: '/?zen', show: showNotes },
			'the consent page': {
				path: '/miauth/8f3c2a10-1111-4222-8333-444455556666?name=Spyglass&permission=read:account,write:notes,write:drive',
				show: page => expect(page.getByRole('button', { name: 'Allow' })).toBeVisible(),
			},
		},
	},
	'the moderation pages': {
		base: { ui: 'default' },
		reader: admin,
		screens: {
			'of somebody': {
				path: async home => `/admin/user/${(await home.call<{ id: string }>('users/show', { username: 'mara' })).id}`,
				async show(page) {
					await expect(page.getByRole('button', { name: 'Delete account' })).toBeVisible();
					await expect(page.getByRole('heading', { name: 'Files' })).toBeVisible();
				},
			},
			'of a file': {
				async show(page) {
					await page.locator('a[data-path^="/admin/file/"]').first().click();
					await expect(page.getByRole('heading', { name: 'Notes with this file' })).toBeVisible();
				},
			},
		},
	},
	'the notifications': {
		base: { ui: 'default' },
		reader: somebodyNoticed,
		screens: {
			'the notifications': {
				path: '/my/notifications',
				async show(page) {
					const feed = page.getByRole('feed');
					for (const said of ['reacted', 'renoted your note', 'an answer', 'followed you', 'wants to follow you']) {
						await expect(feed.getByText(said)).toBeVisible();
					}
				},
			},
		},
	},
	'the account’s security': {
		base: { ui: 'default' },
		reader: somebodyWithApps,
		screens: {
			security: {
				path: '/settings/security',
				async show(page) {
					await expect(page.getByText('1 app can use your account.')).toBeVisible();
					await page.getByLabel('New password').fill('Password1!');
				},
			},
			'the apps': {
				path: '/settings/apps',
				show: page => page.getByText('2 permissions').click(),
			},
		},
	},
	'notifications without anything to press': {
		base: { ui: 'default' },
		reader: somebodyTold,
		screens: {
			'the notifications': {
				path: '/my/notifications',
				show: page => expect(page.getByText('The harbour office').first()).toBeVisible(),
			},
		},
	},
};

for (const [name, { reader, base = {}, screens }] of Object.entries(VISITS)) {
	test(`axe finds nothing serious on ${name}, light and dark`, PHONE, async ({ open, home, isPhone }) => {
		// Many screens per visit, each checked twice.
		test.slow();
		const person = await (reader?.(home) ?? home.signIn('demo', 'demo'));
		const page = await open(person, {
			path: NO_CLIENT,
			base,
			// Colours are different while fading in.
			context: { reducedMotion: 'reduce', ...(isPhone ? {} : { viewport: { width: 1280, height: 800 } }) },
		});
		for (const [what, { path, show, over }] of Object.entries(screens)) {
			await test.step(what, async () => {
				if (path !== undefined) await page.goto(typeof path === 'string' ? path : await path(home));
				await show(page);
				await expectAccessible(page, over);
				if (over !== undefined) await putAway(page, over);
			});
		}
	});
}

/** Submenus and their menus close one by one. */
async function putAway(page: Page, over: string): Promise<void> {
	await expect(async () => {
		await page.keyboard.press('Escape');
		await expect(page.locator(over)).toHaveCount(0, { timeout: 500 });
	}).toPass();
}
