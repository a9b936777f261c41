import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import type { Home, Person } from './support/Home';
import { column, composeButton, dialog } from './support/screen';
import { expect, test } from './support/test';

interface Screen {
	readonly path: string | ((home: Home) => Promise<string>);
	/** Who sees it: null is a visitor. Where it is left out, the demo world's own person. */
	readonly reader?: (home: Home) => Promise<Person | null>;
	readonly ui?: 'deck' | 'default';
	/** Brings up what is looked at, and waits until it is there. */
	readonly show: (page: Page, isPhone: boolean) => Promise<void>;
}

const firstNote = (page: Page) => page.getByRole('article').first();
const showNotes = (page: Page) => expect(firstNote(page)).toBeVisible();
const bar = (page: Page) => page.getByRole('navigation', { name: 'Navigation' });

const visitor = async () => null;

/** Somebody to whom one thing of each common kind has happened. */
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

/** Somebody whose list is longer than the screen, and none of its rows can be pressed. */
async function somebodyTold(home: Home): Promise<Person> {
	const person = await home.signUp();
	for (let count = 0; count < 10; count++) {
		await home.call('notifications/test-notification', {}, person);
		await home.call('notifications/create', { header: 'The harbour office', body: 'High water at noon' }, person);
	}
	return person;
}

/** A note's answers are open below it, so that the thread shows. */
async function pathOfThread(home: Home): Promise<string> {
	const notes = await home.call<{ id: string; repliesCount: number }[]>('notes/local-timeline', { limit: 100 });
	const talked = notes.toSorted((a, b) => b.repliesCount - a.repliesCount)[0];
	return `/notes/${talked?.id ?? ''}`;
}

const SCREENS: Readonly<Record<string, Screen>> = {
	'the deck': {
		path: '/',
		ui: 'deck',
		show: page => expect(column(page, 'home').getByRole('article').first()).toBeAttached(),
	},
	'the deck with its introduction': {
		path: '/?introduce',
		ui: 'deck',
		show: page => expect(page.getByRole('complementary')).toBeVisible(),
	},
	classic: { path: '/', ui: 'default', show: showNotes },
	zen: { path: '/?zen', show: showNotes },
	'the visitor page': { path: '/', reader: visitor, show: showNotes },
	'the sign-in dialog': {
		path: '/',
		reader: visitor,
		async show(page) {
			await page.getByRole('button', { name: 'Sign in' }).click();
			await expect(dialog(page, 'Sign in').getByLabel('User name')).toBeFocused();
		},
	},
	'the sign-up dialog': {
		path: '/',
		reader: visitor,
		async show(page) {
			await page.getByRole('button', { name: 'Sign up' }).click();
			await dialog(page, 'Sign up').getByLabel('User name').fill('demo');
			await expect(dialog(page, 'Sign up').getByText('This name is taken.')).toBeVisible();
		},
	},
	'the composer': {
		path: '/my/notifications',
		async show(page) {
			await composeButton(page).click();
			const form = dialog(page, 'New note');
			await form.getByRole('button', { name: 'Content warning' }).click();
			await form.getByRole('button', { name: 'Poll' }).click();
			await form.getByLabel('Text of the note').fill('x'.repeat(2_950));
			await expect(form.getByLabel('Choice 1', { exact: true })).toBeVisible();
		},
	},
	'the emoji picker': {
		path: '/',
		ui: 'default',
		async show(page) {
			await page.getByRole('button', { name: 'React', exact: true }).first().click();
			await expect(dialog(page, 'Emojis').getByRole('button', { name: '👍' }).first()).toBeVisible();
		},
	},
	'a column’s menu': {
		path: '/',
		ui: 'deck',
		async show(page) {
			await page.getByRole('button', { name: 'Menu of Main', exact: true }).click();
			await expect(page.getByRole('menuitem', { name: 'Rename' })).toBeVisible();
		},
	},
	'a note’s menu': {
		path: '/',
		ui: 'default',
		async show(page) {
			await page.getByRole('button', { name: 'More about this note' }).first().click();
			await expect(page.getByRole('menuitem', { name: 'Copy link' })).toBeVisible();
		},
	},
	'a submenu': {
		path: '/',
		ui: 'default',
		async show(page) {
			await bar(page).getByRole('button', { name: 'More' }).click();
			await page.getByRole('menuitem', { name: 'Theme' }).click();
			await expect(page.getByRole('menuitemradio').first()).toBeVisible();
		},
	},
	'the accounts’ menu and a question': {
		path: '/',
		ui: 'default',
		async show(page) {
			await page.getByRole('button', { name: /^Accounts, signed in/ }).click();
			await page.getByRole('menuitem', { name: 'Sign out' }).click();
			await expect(page.getByRole('alertdialog').getByRole('button', { name: 'Sign out' })).toBeVisible();
		},
	},
	'a note’s page': { path: pathOfThread, ui: 'default', show: showNotes },
	'a profile': { path: '/@mara', ui: 'default', show: showNotes },
	'the notifications': {
		path: '/my/notifications',
		ui: 'default',
		reader: somebodyNoticed,
		async show(page) {
			const feed = page.getByRole('feed');
			for (const said of ['reacted', 'renoted your note', 'an answer', 'followed you', 'wants to follow you']) {
				await expect(feed.getByText(said)).toBeVisible();
			}
		},
	},
	'notifications without anything to press': {
		path: '/my/notifications',
		ui: 'default',
		reader: somebodyTold,
		show: page => expect(page.getByText('The harbour office').first()).toBeVisible(),
	},
	'the consent page': {
		path: '/miauth/8f3c2a10-1111-4222-8333-444455556666?name=Spyglass&permission=read:account,write:notes,write:drive',
		show: page => expect(page.getByRole('button', { name: 'Allow' })).toBeVisible(),
	},
	'the not-found page': {
		path: '/no/such/page',
		ui: 'default',
		show: page => expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible(),
	},
	'the gallery': {
		path: '/',
		ui: 'default',
		async show(page) {
			await page.locator('a[data-media]').first().click();
			await expect(page.locator('.pswp--open')).toBeVisible();
		},
	},
};

for (const [name, screen] of Object.entries(SCREENS)) {
	test(`axe finds nothing serious on ${name}, light and dark`, async ({ open, home, isPhone }) => {
		const person = await (screen.reader?.(home) ?? home.signIn('demo', 'demo'));
		const path = typeof screen.path === 'string' ? screen.path : await screen.path(home);
		const page = await open(person, {
			path,
			base: { ...(screen.ui ? { ui: screen.ui } : {}), deckIntroduced: !path.includes('introduce') },
			// What fades in has other colours while it does.
			context: { reducedMotion: 'reduce', ...(isPhone ? {} : { viewport: { width: 1280, height: 800 } }) },
		});
		await screen.show(page, isPhone);
		for (const colorScheme of ['light', 'dark'] as const) {
			await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
			await expect.poll(() => page.evaluate(() => document.documentElement.dataset.theme)).toBe(colorScheme);
			await expect(page.locator('html')).not.toHaveClass(/theme-changing/);
			const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] });
			// The second theme has other colours, and nothing else.
			const { violations } = await (colorScheme === 'dark' ? axe.withRules('color-contrast') : axe).analyze();
			const serious = violations
				.filter(({ impact }) => impact === 'serious' || impact === 'critical')
				.map(({ id, nodes }) => ({ id, nodes: nodes.slice(0, 5).map(({ html, any }) => [html, any[0]?.message]) }));
			expect(serious).toEqual([]);
		}
	});
}
