import { expect, it } from 'vitest';
import type { Person, PostedNote } from '../e2e/support/Home';
import { admin, makeRole } from '../e2e/support/staff';
import {
	card,
	chooseOfNote,
	chooseOfUser,
	dialog,
	menuItem,
	message,
	openNoteMenu,
	openUserMenu,
	page,
	pressKey,
	toast,
} from './support/menus';
import { type Answer, answerWith, home, openPage } from './support/openPage';

/** Checks that the dialog says this, and closes it. */
async function expectSaid(title: string, text: RegExp): Promise<void> {
	await expect(message).toContainText(title);
	await expect(message).toContainText(text);
	await message.getByRole('button', { name: 'Got it' }).click();
	await expect(message).toHaveCount(0);
}

const CANNOT = 'This can’t be done right now';
const HAPPENED = 'Something happened';

interface Scene {
	readonly reader: Person;
	readonly writer: Person;
	/** A note by the writer, whose page is open. */
	readonly note: PostedNote;
}

interface Refusal {
	readonly code: string;
	/** Makes the server refuse the action, and performs it. */
	readonly provoke: (scene: Scene) => Promise<void>;
	/** What a dialog says then; null if the form says it in which the action was. */
	readonly said: readonly [title: string, text: RegExp] | null;
}

/** The home server's refusals of actions on another user's note. Translations have a file of their own. */
const REFUSALS: readonly Refusal[] = [
	{
		code: 'ALREADY_FAVORITED',
		async provoke(scene) {
			const { reader, note } = scene;
			await openNoteMenu(card(scene.note));
			await expect(menuItem('Add to favorites')).toBeEnabled();
			await home.call('notes/favorites/create', { noteId: note.id }, reader);
			await menuItem('Add to favorites').click();
		},
		said: [CANNOT, /already in your favorites\.\s*ID: [0-9a-f-]{36}/],
	},
	{
		code: 'RATE_LIMIT_EXCEEDED',
		async provoke(scene) {
			const { reader, note } = scene;
			for (let count = 0; count < 10; count++) {
				await home.call('notes/thread-muting/create', { noteId: note.id }, reader);
				await home.call('notes/thread-muting/delete', { noteId: note.id }, reader);
			}
			await chooseOfNote(card(scene.note), 'Mute thread');
		},
		said: [CANNOT, /too often/],
	},
	{
		code: 'TOO_MANY_CLIP_NOTES',
		async provoke(scene) {
			const { reader } = scene;
			const policies = { noteEachClipsLimit: { useDefault: false, priority: 0, value: 1 } };
			const roleId = await makeRole(home, `Small clips of ${reader.username}`, { policies });
			await home.call('admin/roles/assign', { roleId, userId: reader.id }, await admin(home));
			const clip = await home.call<{ id: string }>('clips/create', { name: 'Full' }, reader);
			const other = await home.post(reader, 'It has this one');
			await home.call('clips/add-note', { clipId: clip.id, noteId: other.id }, reader);
			await chooseOfNote(card(scene.note), 'Clip', /^Full/);
		},
		said: [CANNOT, /This clip is full/],
	},
	{
		code: 'TOO_MANY_CLIPS',
		async provoke(scene) {
			const { reader } = scene;
			for (let count = 1; count < 10; count++) await home.call('clips/create', { name: `clip ${count}` }, reader);
			await chooseOfNote(card(scene.note), 'Clip', 'New clip…');
			await dialog('New clip').getByLabel('Name').fill('One more');
			await dialog('New clip').getByRole('button', { name: 'Create clip' }).click();
			// What was typed stays.
			await expect(dialog('New clip').getByText(/can’t create any more/)).toBeVisible();
			await expect(dialog('New clip').getByLabel('Name')).toHaveValue('One more');
			await dialog('New clip').getByRole('button', { name: 'Close' }).click();
		},
		said: null,
	},
	{
		code: 'YOU_HAVE_BEEN_BLOCKED, after which the reaction is not there',
		async provoke(scene) {
			const { reader, writer } = scene;
			await home.call('blocking/create', { userId: reader.id }, writer);
			await card(scene.note).locator('[data-reaction="👍"]').click();
		},
		said: [CANNOT, /This account has blocked you\.\s*ID: /],
	},
	{
		code: 'YOU_HAVE_BEEN_BLOCKED, for a renote',
		async provoke(scene) {
			await card(scene.note).getByRole('button', { name: 'Renote' }).click();
			await menuItem('Renote').click();
		},
		said: [CANNOT, /This account has blocked you\.\s*ID: /],
	},
];

it('what the server refuses about a note is told in its own words for each', async () => {
	const [reader, writer] = [await home.signUp(), await home.signUp()];
	const note = await home.post(writer, 'Refuse me');
	await home.react(writer, note, '👍');
	await openPage(reader, { path: `/notes/${note.id}` });
	for (const { code, provoke, said } of REFUSALS) {
		const told = provoke({ reader, writer, note }).then(() => said && expectSaid(...said));
		await told.catch(cause => Promise.reject(new Error(code, { cause })));
	}
	const pill = card(note).locator('[data-reaction="👍"]');
	await expect(pill).toHaveText('1');
	await expect(pill).toHaveAttribute('aria-pressed', 'false');
});

it('who may not any more, or only reads, is told so', async () => {
	const [writer, them] = [await home.signUp(), await home.signUp()];
	const roleId = await makeRole(home, `Watch of ${writer.username}`, { isModerator: true });
	await makeRole(home, `Keeper of ${them.username}`);
	const chief = await admin(home);
	await home.call('admin/roles/assign', { roleId, userId: writer.id }, chief);
	await openPage(writer, { path: `/@${them.username}` });
	await openUserMenu(them.username, 'Assign role');
	await menuItem('Assign role').click();
	await menuItem(`Keeper of ${them.username}`).click();
	await expect(menuItem('1 hour')).toBeVisible();
	await home.call('admin/roles/unassign', { roleId, userId: writer.id }, chief);
	await menuItem('1 hour').click();
	await expectSaid(CANNOT, /Your role doesn’t allow this/);

	const permission = ['read:account', 'write:account'];
	const app = await home.call<{ token: string }>(
		'miauth/gen-token',
		{ session: null, name: 'Spy', permission },
		writer,
	);
	const note = await home.post(them, 'Only look');
	await openPage({ ...writer, token: app.token }, { path: `/notes/${note.id}` });
	await chooseOfNote(card(note), 'Add to favorites');
	await expectSaid(CANNOT, /doesn’t have the permission/);
});

const FAVORITING = 'notes/favorites/create';
const ANY_ID = '00000000-0000-4000-8000-000000000000';
const errorOf = (code: string, id = ANY_ID): Answer => [
	400,
	JSON.stringify({ error: { code, id, message: 'The server said so.', kind: 'client' } }),
];

it('what an honest server never says is told too', async () => {
	const writer = await home.signUp();
	const note = await home.post(writer, 'Refuse me');
	await openPage(writer, { path: `/notes/${note.id}` });
	const answers: [answer: Answer, title: string, text: RegExp][] = [
		[errorOf('INVALID_PARAM'), HAPPENED, /The request was invalid/],
		[
			errorOf('YOUR_ACCOUNT_MOVED', '56f20ec9-fd06-4fa5-841b-edd6d7d4fa31'),
			'This account has moved',
			/account that has moved/,
		],
		[[200, '<html>Not the API</html>'], HAPPENED, /Couldn’t read the server’s response/],
	];
	for (const [answer, title, text] of answers) {
		answerWith(FAVORITING, async () => answer);
		await chooseOfNote(card(note), 'Add to favorites');
		await expectSaid(title, text);
	}

	await openNoteMenu(card(note));
	await expect(menuItem('Mute thread')).toBeEnabled();
	answerWith('notes/thread-muting/create', () => Promise.reject(new TypeError('Failed to fetch')));
	await menuItem('Mute thread').click();
	await expect(toast('No connection to the server')).toBeVisible();
	await expect(message).toHaveCount(0);
});

it('an account that has moved does nothing to notes and people', async () => {
	const [reader, writer] = [await home.signUp(), await home.signUp()];
	const poll = { choices: ['Stay', 'Go'], multiple: false, expiredAfter: 3_600_000 };
	const note = await home.post(writer, { text: 'Gone elsewhere?', poll });
	await home.react(writer, note, '👍');
	const own = await home.post(reader, 'I have gone');
	await home.call('clips/create', { name: 'Trunk' }, reader);
	answerWith('i', async () => {
		const me = await home.call<object>('i', {}, reader);
		return [200, JSON.stringify({ ...me, movedTo: 'https://far.example/@me' })];
	});
	const refused = () => expectSaid('This account has moved', /can’t be done with an account that has moved/);

	await openPage(reader, { path: `/notes/${note.id}` });
	const theirs = card(note);
	await theirs.locator('[data-reaction="👍"]').click();
	await refused();
	await theirs.getByRole('button', { name: 'Vote for “Stay”' }).click();
	await refused();
	await theirs.getByRole('button', { name: 'Renote' }).click();
	await menuItem('Renote').click();
	await refused();
	const ofNote = [['Add to favorites'], ['Clip', /^Trunk/], ['Clip', 'New clip…'], ['Mute thread'], ['Report…']];
	for (const path of ofNote) {
		await chooseOfNote(theirs, ...path);
		await refused();
	}
	await openPage(reader, { path: `/notes/${own.id}` });
	for (const name of ['Pin to profile', 'Delete and edit', 'Delete']) {
		await chooseOfNote(card(own), name);
		await refused();
	}
	await openPage(reader, { path: `/@${writer.username}` });
	const ofUser = [['Memo…'], ['Mute', '1 hour'], ['Mute renotes'], ['Block'], ['Lists', 'New list…'], ['Report…']];
	for (const path of ofUser) {
		await chooseOfUser(writer.username, ...path);
		await refused();
	}
	await page.getByRole('button', { name: 'Follow', exact: true }).first().click();
	await refused();
});

it('a visitor is asked to sign in for what needs an account', async () => {
	const writer = await home.signUp();
	const poll = { choices: ['Stay', 'Go'], multiple: false, expiredAfter: 3_600_000 };
	const note = await home.post(writer, { text: 'Who are you?', poll });
	await home.react(writer, note, '👍');
	await openPage(null, { path: `/notes/${note.id}` });
	const shown = card(note);
	const presses = [
		() => shown.locator('[data-reaction="👍"]').click(),
		() => shown.getByRole('button', { name: 'Vote for “Stay”' }).click(),
		() => shown.getByRole('button', { name: 'Reply' }).click(),
		async () => {
			await shown.getByRole('button', { name: 'Renote' }).click();
			await menuItem('Renote').click();
		},
	];
	for (const press of presses) {
		await press();
		await expect(dialog('Sign in').getByText('Sign in to continue.')).toBeVisible();
		pressKey('Escape');
		await expect(dialog('Sign in')).toHaveCount(0);
	}
});
