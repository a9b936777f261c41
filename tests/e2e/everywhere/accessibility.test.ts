import type { Page } from '@playwright/test';
import { plugin } from '@tests/factories/plugin';
import { type Home, type Person, somePicture } from '../support/Home';
import { popUp } from '../support/popUp';
import { column, composeButton, dialog } from '../support/screen';
import { uploadFile } from '../support/someMedia';
import { admin } from '../support/staff';
import { OVERLAY, type Tour, testTours } from '../support/tours';

const firstNote = (page: Page) => page.getByRole('article').first();
const showNotes = (page: Page) => firstNote(page).waitFor();
const bar = (page: Page) => page.getByRole('navigation', { name: 'Navigation' });

const visitor = async () => null;

/** Somebody to whom one thing of each common kind has happened, and who let an app in. */
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
	const permission = ['read:account', 'write:admin:suspend-user'];
	await home.call('miauth/gen-token', { session: null, name: 'Lighthouse', permission }, person);
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

/** Somebody with a folder and a picture. */
async function somebodyWithFiles(home: Home): Promise<Person> {
	const person = await home.signUp();
	await home.call('drive/folders/create', { name: 'Sea' }, person);
	await uploadFile(home, person, { bytes: await somePicture(320, 240), type: 'image/png', name: 'harbour.png' });
	return person;
}

/** The path of a note with nested replies. */
async function pathOfThread(home: Home): Promise<string> {
	const notes = await home.call<{ id: string; repliesCount: number }[]>('notes/local-timeline', { limit: 100 });
	const talked = notes.toSorted((a, b) => b.repliesCount - a.repliesCount)[0];
	return `/notes/${talked?.id ?? ''}`;
}

/** The id of the demo user's first list, clip or antenna. */
async function firstOf(home: Home, endpoint: string): Promise<string> {
	const [first] = await home.call<{ id: string }[]>(endpoint, {}, await home.signIn('demo', 'demo'));
	return first?.id ?? '';
}

const TOURS: Readonly<Record<string, Tour>> = {
	'as a visitor': {
		reader: visitor,
		visits: {
			'the visitor page and its dialogs': {
				screens: {
					'the visitor page': { path: '/', show: showNotes },
					'the sign-in dialog': {
						over: OVERLAY,
						async show(page) {
							await page.getByRole('button', { name: 'Sign in' }).click();
							await dialog(page, 'Sign in').getByLabel('Username').and(page.locator(':focus')).waitFor();
						},
					},
					'the sign-up dialog': {
						over: OVERLAY,
						async show(page) {
							await page.getByRole('button', { name: 'Sign up' }).click();
							await dialog(page, 'Sign up').getByLabel('Username').fill('demo');
							await dialog(page, 'Sign up').getByText('This username is taken.').waitFor();
						},
					},
				},
			},
		},
	},
	'with notes and people': {
		visits: {
			'the deck': {
				base: { ui: 'deck' },
				screens: {
					'the deck': {
						path: '/',
						show: page => column(page, 'home').getByRole('article').first().waitFor({ state: 'attached' }),
					},
					'a column’s menu': {
						over: OVERLAY,
						async show(page) {
							await page.getByRole('button', { name: 'Menu of Main', exact: true }).click();
							await page.getByRole('menuitem', { name: 'Rename' }).waitFor();
						},
					},
				},
			},
			'the deck with its introduction': {
				base: { ui: 'deck', deckIntroduced: false },
				screens: {
					'the introduction': { path: '/?introduce', show: page => page.getByRole('complementary').waitFor() },
				},
			},
			'classic, and what opens over it': {
				base: { ui: 'default', deckIntroduced: true },
				screens: {
					classic: { path: '/', show: showNotes },
					'the emoji picker': {
						over: OVERLAY,
						async show(page) {
							await page.getByRole('button', { name: 'React', exact: true }).first().click();
							await dialog(page, 'Emojis').getByRole('button', { name: '👍' }).first().waitFor();
						},
					},
					'a note’s menu': {
						over: OVERLAY,
						async show(page) {
							await page.getByRole('button', { name: 'Note menu' }).first().click();
							await page.getByRole('menuitem', { name: 'Add to favorites', disabled: false }).waitFor();
						},
					},
					'a submenu': {
						over: OVERLAY,
						async show(page) {
							await bar(page).getByRole('button', { name: 'More' }).click();
							await page.getByRole('menuitem', { name: 'Theme' }).click();
							await page.getByRole('menuitemradio').first().waitFor();
						},
					},
					'a question': {
						over: OVERLAY,
						async show(page) {
							await page.getByRole('button', { name: /^Accounts, signed in/ }).click();
							await page.getByRole('menuitem', { name: 'Sign out' }).click();
							await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out' }).waitFor();
						},
					},
					'the gallery': {
						over: '.pswp',
						async show(page) {
							await page.locator('a[data-media]').first().click();
							await page.locator('.pswp--open').waitFor();
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
							await form.getByLabel('Choice 1', { exact: true }).waitFor();
						},
					},
				},
			},
			'lists, clips and antennas': {
				base: { ui: 'default', tips: {} },
				screens: {
					lists: { path: '/my/lists', show: page => page.getByRole('list', { name: 'Lists' }).waitFor() },
					'a list, and people pasted': {
						path: async home => `/my/lists/${await firstOf(home, 'users/lists/list')}`,
						async show(page) {
							await page.getByRole('button', { name: 'Paste many' }).click();
							await page.getByLabel('Usernames').fill('@mara @rin @nobody_at_all what!?');
							await page.getByRole('button', { name: 'Look up 3 usernames' }).click();
							await page.getByRole('button', { name: 'Add 1 person' }).waitFor();
						},
					},
					clips: { path: '/my/clips', show: page => page.getByRole('list', { name: 'Clips' }).waitFor() },
					'a clip': { path: async home => `/clips/${await firstOf(home, 'clips/list')}`, show: showNotes },
					antennas: { path: '/my/antennas', show: page => page.getByRole('list', { name: 'Antennas' }).waitFor() },
					'an antenna and its preview': {
						path: async home => `/my/antennas/${await firstOf(home, 'antennas/list')}`,
						show: showNotes,
					},
				},
			},
			'pages of notes and people': {
				screens: {
					'a note’s page': { path: pathOfThread, show: showNotes },
					'a profile': { path: '/@mara', show: showNotes },
					'a profile’s activity': {
						path: '/@mara/activity',
						show: page => page.getByRole('slider', { name: 'Profile views' }).waitFor(),
					},
					'a profile’s clips': {
						path: '/@mara/clips',
						show: page => page.getByRole('tabpanel', { name: 'Clips' }).waitFor(),
					},
					'the followers of somebody': {
						path: '/@mara/followers',
						show: page => page.getByRole('listitem').getByRole('button').first().waitFor(),
					},
					'the follow requests': {
						path: '/my/follow-requests',
						show: page => page.getByRole('tab', { name: 'Received' }).waitFor(),
					},
					'people with a hashtag': {
						path: '/user-tags/harbour',
						show: page => page.getByRole('listitem').getByRole('button').first().waitFor(),
					},
					'somebody’s menu': {
						path: '/@mara',
						over: OVERLAY,
						async show(page) {
							await page.getByRole('button', { name: 'More about @mara', exact: true }).click();
							await page.getByRole('menuitem', { name: 'Block', exact: true }).waitFor();
						},
					},
					'the not-found page': {
						path: '/no/such/page',
						show: page => page.getByRole('heading', { name: 'Page not found' }).waitFor(),
					},
					zen: { path: '/?zen', show: showNotes },
					'the consent page': {
						path: '/miauth/8f3c2a10-1111-4222-8333-444455556666?name=Spyglass&permission=read:account,write:notes,write:drive',
						show: page => page.getByRole('button', { name: 'Allow' }).waitFor(),
					},
				},
			},
		},
	},
	'as an administrator': {
		reader: admin,
		visits: {
			'the moderation pages': {
				base: { ui: 'default' },
				screens: {
					'of somebody': {
						path: async home =>
							`/admin/user/${(await home.call<{ id: string }>('users/show', { username: 'mara' })).id}`,
						async show(page) {
							await page.getByRole('button', { name: 'Delete account' }).waitFor();
							await page.getByRole('heading', { name: 'Files' }).waitFor();
						},
					},
					'of a file': {
						async show(page) {
							await page.locator('a[data-path^="/admin/file/"]').first().click();
							await page.getByRole('heading', { name: 'Notes with this file' }).waitFor();
						},
					},
				},
			},
		},
	},
	'with an account of one’s own': {
		reader: somebodyNoticed,
		visits: {
			'the notifications': {
				base: { ui: 'default' },
				screens: {
					'the notifications': {
						path: '/my/notifications',
						async show(page) {
							const feed = page.getByRole('feed');
							for (const said of ['reacted', 'renoted your note', 'an answer', 'followed you', 'wants to follow you']) {
								await feed.getByText(said).waitFor();
							}
						},
					},
					'one that pops up': {
						path: '/my/favorites',
						show: async page => {
							const popup = await popUp(page);
							// Time stands still while it has the focus.
							await popup.getByRole('button').first().focus();
						},
					},
				},
			},
			'the account’s security': {
				screens: {
					security: {
						path: '/settings/security',
						async show(page) {
							await page.getByText('1 app can use your account.').waitFor();
							await page.getByLabel('New password').fill('Password1!');
						},
					},
					'the apps': {
						path: '/settings/apps',
						show: page => page.getByText('2 permissions').click(),
					},
				},
			},
			'the account’s plugins': {
				preferences: async () => ({ plugins: [plugin('<: 1', { permissions: ['write:notes'] })] }),
				screens: {
					'the list': {
						path: '/settings/plugin',
						async show(page) {
							await page.getByText('Done', { exact: true }).waitFor();
							await page.getByText('Log', { exact: true }).click();
						},
					},
					'what one asks for': {
						over: OVERLAY,
						show: page => page.getByRole('button', { name: 'Give permissions' }).click(),
					},
					'the code of another': {
						path: '/settings/plugin/install',
						async show(page) {
							await page.getByLabel('Code of the plugin').fill('<: 1');
							await page.getByText('Aiscript version none is not supported').waitFor();
						},
					},
				},
			},
		},
	},
	'with nothing to press': {
		reader: somebodyTold,
		visits: {
			'notifications without anything to press': {
				base: { ui: 'default' },
				screens: {
					'the notifications': {
						path: '/my/notifications',
						show: page => page.getByText('The harbour office').first().waitFor(),
					},
				},
			},
		},
	},
	'with files': {
		reader: somebodyWithFiles,
		isDesktopAlone: true,
		visits: {
			'the drive': {
				screens: {
					'the drive': {
						path: '/my/drive',
						show: page => page.getByRole('link', { name: 'harbour.png' }).waitFor(),
					},
					'chosen files': {
						async show(page) {
							await page.getByRole('button', { name: 'Actions for harbour.png' }).click();
							await page.getByRole('menuitem', { name: 'Select' }).click();
							await page.getByText('1 selected').waitFor();
						},
					},
					'where they are moved to': {
						over: OVERLAY,
						async show(page) {
							await page.getByRole('button', { name: 'Move', exact: true }).click();
							await dialog(page, 'Move to').getByRole('button', { name: 'Sea' }).waitFor();
						},
					},
					'a file’s page': {
						async show(page) {
							await page.getByRole('button', { name: 'Cancel' }).click();
							await page.getByRole('link', { name: 'harbour.png' }).click();
							await page.getByText('No notes with this file').waitFor();
						},
					},
				},
			},
			'where files wait': {
				screens: {
					'where files wait': {
						path: '/my/drive',
						async show(page) {
							await page.locator('input[type=file][aria-label="Upload"]').setInputFiles([
								{ name: 'one.png', mimeType: 'image/png', buffer: Buffer.from(await somePicture(200, 150)) },
								{ name: 'two.txt', mimeType: 'text/plain', buffer: Buffer.from('about two.txt') },
							]);
							const row = dialog(page, 'Upload files').getByRole('listitem').filter({ hasText: 'one.png' });
							await row.getByText('Ready').waitFor();
						},
					},
				},
			},
		},
	},
};

testTours(TOURS);
