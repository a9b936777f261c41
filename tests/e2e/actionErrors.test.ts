import type { Page } from '@playwright/test';
import type { Home, Person, PostedNote } from './support/Home';
import { chooseOfNote, chooseOfUser, menuItem, openNoteMenu, openUserMenu, toast } from './support/menus';
import { NO_CLIENT } from './support/preferences';
import { card, dialog } from './support/screen';
import { admin, makeRole } from './support/staff';
import { expect, test } from './support/test';

const message = (page: Page) => page.getByRole('alertdialog');

/** The dialog says this, and is put away. */
async function expectSaid(page: Page, title: string, text: RegExp): Promise<void> {
	await expect(message(page)).toContainText(title);
	await expect(message(page)).toContainText(text);
	await message(page).getByRole('button', { name: 'Got it' }).click();
	await expect(message(page)).toHaveCount(0);
}

const CANNOT = 'This can’t be done right now';
const HAPPENED = 'Something happened';

interface Scene {
	readonly home: Home;
	readonly page: Page;
	readonly reader: Person;
	readonly writer: Person;
	/** The writer's, whose page is open. */
	readonly note: PostedNote;
}

interface Refusal {
	readonly code: string;
	/** Brings it about that the server refuses, and does what it refuses. */
	readonly provoke: (scene: Scene) => Promise<void>;
	readonly said: readonly [title: string, text: RegExp];
}

const cardOf = ({ page, note }: Scene) => card(page, note).first();

/** What the home server itself says to somebody who looks at another’s note. Translations have a file of their own. */
const REFUSALS: readonly Refusal[] = [
	{
		code: 'ALREADY_FAVORITED',
		async provoke(scene) {
			const { home, page, reader, note } = scene;
			await openNoteMenu(page, cardOf(scene));
			await expect(menuItem(page, 'Add to favorites')).toBeEnabled();
			await home.call('notes/favorites/create', { noteId: note.id }, reader);
			await menuItem(page, 'Add to favorites').click();
		},
		said: [CANNOT, /already in your favorites\.\s*ID: [0-9a-f-]{36}/],
	},
	{
		code: 'RATE_LIMIT_EXCEEDED',
		async provoke(scene) {
			const { home, page, reader, note } = scene;
			for (let count = 0; count < 10; count++) {
				await home.call('notes/thread-muting/create', { noteId: note.id }, reader);
				await home.call('notes/thread-muting/delete', { noteId: note.id }, reader);
			}
			await chooseOfNote(page, cardOf(scene), 'Mute thread');
		},
		said: [CANNOT, /too often/],
	},
	{
		code: 'TOO_MANY_CLIP_NOTES',
		async provoke(scene) {
			const { home, page, reader } = scene;
			const policies = { noteEachClipsLimit: { useDefault: false, priority: 0, value: 1 } };
			const roleId = await makeRole(home, `Small clips of ${reader.username}`, { policies });
			await home.call('admin/roles/assign', { roleId, userId: reader.id }, await admin(home));
			const clip = await home.call<{ id: string }>('clips/create', { name: 'Full' }, reader);
			const other = await home.post(reader, 'It has this one');
			await home.call('clips/add-note', { clipId: clip.id, noteId: other.id }, reader);
			await chooseOfNote(page, cardOf(scene), 'Clip', /^Full/);
		},
		said: [CANNOT, /This clip is full/],
	},
	{
		code: 'TOO_MANY_CLIPS',
		async provoke(scene) {
			const { home, page, reader } = scene;
			for (let count = 1; count < 10; count++) await home.call('clips/create', { name: `clip ${count}` }, reader);
			await chooseOfNote(page, cardOf(scene), 'Clip', 'New clip');
			await dialog(page, 'New clip').getByLabel('Name').fill('One more');
			await dialog(page, 'New clip').getByRole('button', { name: 'Create clip' }).click();
		},
		said: [CANNOT, /can’t create any more/],
	},
	{
		code: 'YOU_HAVE_BEEN_BLOCKED, after which the reaction is not there',
		async provoke(scene) {
			const { home, reader, writer } = scene;
			await home.call('blocking/create', { userId: reader.id }, writer);
			await cardOf(scene).locator('[data-reaction="👍"]').click();
		},
		said: [CANNOT, /This account has blocked you\.\s*ID: /],
	},
	{
		code: 'YOU_HAVE_BEEN_BLOCKED, for a renote',
		async provoke(scene) {
			await cardOf(scene).getByRole('button', { name: 'Renote' }).click();
			await menuItem(scene.page, 'Renote').click();
		},
		said: [CANNOT, /This account has blocked you\.\s*ID: /],
	},
];

test('what the server refuses about a note is told in its own words for each', async ({ open, home }) => {
	const [reader, writer] = [await home.signUp(), await home.signUp()];
	const note = await home.post(writer, 'Refuse me');
	await home.react(writer, note, '👍');
	const page = await open(reader, { path: `/notes/${note.id}` });
	const scene = { home, page, reader, writer, note };
	for (const { code, provoke, said } of REFUSALS) {
		await test.step(code, async () => {
			await provoke(scene);
			await expectSaid(page, ...said);
		});
	}
	const pill = cardOf(scene).locator('[data-reaction="👍"]');
	await expect(pill).toHaveText('1');
	await expect(pill).toHaveAttribute('aria-pressed', 'false');
});

test('who may not any more, or only reads, is told so', async ({ open, home }) => {
	const [writer, them] = [await home.signUp(), await home.signUp()];
	const roleId = await makeRole(home, `Watch of ${writer.username}`, { isModerator: true });
	await makeRole(home, `Keeper of ${them.username}`);
	const chief = await admin(home);
	await home.call('admin/roles/assign', { roleId, userId: writer.id }, chief);
	const page = await open(writer, { path: `/@${them.username}` });
	await openUserMenu(page, them.username, 'Assign role');
	await menuItem(page, 'Assign role').click();
	await menuItem(page, `Keeper of ${them.username}`).click();
	await expect(menuItem(page, '1 hour')).toBeVisible();
	await home.call('admin/roles/unassign', { roleId, userId: writer.id }, chief);
	await menuItem(page, '1 hour').click();
	await expectSaid(page, CANNOT, /Your role doesn’t allow this/);

	const permission = ['read:account', 'write:account'];
	const app = await home.call<{ token: string }>(
		'miauth/gen-token',
		{ session: null, name: 'Spy', permission },
		writer,
	);
	const note = await home.post(them, 'Only look');
	const spying = await open({ ...writer, token: app.token }, { path: `/notes/${note.id}` });
	await chooseOfNote(spying, card(spying, note).first(), 'Add to favorites');
	await expectSaid(spying, CANNOT, /doesn’t have the permission/);
});

const ANY_ID = '00000000-0000-4000-8000-000000000000';
const FAVORITING = '**/api/notes/favorites/create';
const errorOf = (code: string, id = ANY_ID) => ({
	status: 400,
	json: { error: { code, id, message: 'The server said so.', kind: 'client' } },
});

test('what an honest server never says is told too', async ({ open, home }) => {
	const writer = await home.signUp();
	const note = await home.post(writer, 'Refuse me');
	const page = await open(writer, { path: `/notes/${note.id}` });
	const mine = card(page, note).first();
	const answers: [answer: object, title: string, text: RegExp][] = [
		[errorOf('INVALID_PARAM'), HAPPENED, /The request was invalid/],
		[
			errorOf('YOUR_ACCOUNT_MOVED', '56f20ec9-fd06-4fa5-841b-edd6d7d4fa31'),
			'This account has moved',
			/account that has moved/,
		],
		[{ body: '<html>Not the API</html>' }, HAPPENED, /Couldn’t read the server’s response/],
	];
	for (const [answer, title, text] of answers) {
		await page.route(FAVORITING, route => route.fulfill(answer));
		await chooseOfNote(page, mine, 'Add to favorites');
		await expectSaid(page, title, text);
		await page.unroute(FAVORITING);
	}

	await openNoteMenu(page, mine);
	await expect(menuItem(page, 'Mute thread')).toBeEnabled();
	await page.context().setOffline(true);
	await menuItem(page, 'Mute thread').click();
	await expect(toast(page, 'No connection to the server')).toBeVisible();
	await expect(page.getByRole('alertdialog')).toHaveCount(0);
	await page.context().setOffline(false);
});

test('a part of the app that does not load says so', async ({ open, home }) => {
	const writer = await home.signUp();
	const note = await home.post(writer, 'Bring me a menu');
	const page = await open(writer, { path: `/notes/${note.id}` });
	await expect(card(page, note).first()).toBeVisible();
	await page.route(/\/assets\/(?:noteMenu|renoteMenu)[^/]*\.js/, route => route.abort());
	await card(page, note).first().getByRole('button', { name: 'Note menu' }).first().click();
	await expectSaid(page, 'Couldn’t load this part', /ASYNC_COMP_LOAD_FAIL/);

	// A new build: what this page is made of is no longer served.
	await page.route(/\/assets\/(?:EmojiPicker|openEmojiPicker|locales\/en-US)[^/]*$/, route =>
		route.fulfill({ status: 404, body: '' }),
	);
	await card(page, note).first().getByRole('button', { name: 'React' }).first().click();
	await expect(page.getByText('A new version is available')).toBeVisible();
	await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible();
});

test('an account that has moved does nothing to notes and people', async ({ open, home }) => {
	test.slow();
	const [reader, writer] = [await home.signUp(), await home.signUp()];
	const poll = { choices: ['Stay', 'Go'], multiple: false, expiredAfter: 3_600_000 };
	const note = await home.post(writer, { text: 'Gone elsewhere?', poll });
	await home.react(writer, note, '👍');
	const own = await home.post(reader, 'I have gone');
	await home.call('clips/create', { name: 'Trunk' }, reader);
	const page = await open(reader, { path: NO_CLIENT, context: { reducedMotion: 'reduce' } });
	await page.route('**/api/i', async route => {
		const answer = await route.fetch();
		await route.fulfill({ response: answer, json: { ...(await answer.json()), movedTo: 'https://far.example/@me' } });
	});
	const refused = () => expectSaid(page, 'This account has moved', /can’t be done with an account that has moved/);

	await page.goto(`/notes/${note.id}`);
	const theirs = card(page, note).first();
	await theirs.locator('[data-reaction="👍"]').click();
	await refused();
	await theirs.getByRole('button', { name: 'Vote for “Stay”' }).click();
	await refused();
	await theirs.getByRole('button', { name: 'Renote' }).click();
	await menuItem(page, 'Renote').click();
	await refused();
	const ofNote = [['Add to favorites'], ['Clip', /^Trunk/], ['Clip', 'New clip'], ['Mute thread'], ['Report']];
	for (const path of ofNote) {
		await chooseOfNote(page, theirs, ...path);
		await refused();
	}
	await page.goto(`/notes/${own.id}`);
	for (const name of ['Pin to profile', 'Delete and edit', 'Delete']) {
		await chooseOfNote(page, card(page, own).first(), name);
		await refused();
	}
	await page.goto(`/@${writer.username}`);
	const ofUser = [['Memo'], ['Mute', '1 hour'], ['Mute renotes'], ['Block'], ['Lists', 'New list'], ['Report']];
	for (const path of ofUser) {
		await chooseOfUser(page, writer.username, ...path);
		await refused();
	}
	await page.getByRole('button', { name: 'Follow', exact: true }).first().click();
	await refused();
});

test('a visitor is asked to sign in for what needs an account', async ({ open, home }) => {
	const writer = await home.signUp();
	const poll = { choices: ['Stay', 'Go'], multiple: false, expiredAfter: 3_600_000 };
	const note = await home.post(writer, { text: 'Who are you?', poll });
	await home.react(writer, note, '👍');
	const page = await open(null, { path: `/notes/${note.id}` });
	const shown = card(page, note).first();
	const presses = [
		() => shown.locator('[data-reaction="👍"]').click(),
		() => shown.getByRole('button', { name: 'Vote for “Stay”' }).click(),
		() => shown.getByRole('button', { name: 'Reply' }).click(),
		async () => {
			await shown.getByRole('button', { name: 'Renote' }).click();
			await menuItem(page, 'Renote').click();
		},
	];
	for (const press of presses) {
		await press();
		await expect(dialog(page, 'Sign in').getByText('Sign in to continue.')).toBeVisible();
		await page.keyboard.press('Escape');
		await expect(dialog(page, 'Sign in')).toHaveCount(0);
	}
});
