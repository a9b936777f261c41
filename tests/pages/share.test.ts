import { plugin } from '@tests/factories/plugin';
import { expect, it } from 'vitest';
import { lastNote } from '../e2e/support/lastNote';
import { textOf } from './support/composing';
import { dialog, message, page, pressKey } from './support/menus';
import { answerWith, forgetAnswers, home, openPage, reloadPage, setPreferences } from './support/openPage';
import { runScripts } from './support/runScripts';

const main = page.getByRole('main');
const body = textOf(page);
const post = (name = 'Post') => main.getByRole('button', { name, exact: true });
const posted = main.getByText('Posted');

const shareOf = (values: Record<string, string>) => `/share?${new URLSearchParams(values)}`;

it('reply, renote, files, recipients and who may read it go along', async () => {
	const person = await home.signUp();
	const friend = await home.signUp();
	const answered = await home.post(friend, 'a question');
	const quoted = await home.post(friend, 'a fact');
	const fileId = await home.upload(person);
	const path = shareOf({
		text: 'an answer',
		replyId: answered.id,
		renoteUri: `${home.origin}/notes/${quoted.id}`,
		fileIds: fileId,
		visibility: 'specified',
		visibleAccts: `@${friend.username}`,
	});
	await openPage(person, { path });
	await expect(body).toHaveValue('an answer');
	await expect(page.getByText('a fact')).toBeVisible();
	await post('Reply').click();
	await expect(posted).toBeVisible();
	expect(await lastNote(home, person)).toMatchObject({
		text: 'an answer',
		replyId: answered.id,
		renoteId: quoted.id,
		visibility: 'specified',
		visibleUserIds: [friend.id],
		files: [{ id: fileId }],
	});
});

it('what can’t be had is told, and the rest is there', async () => {
	const person = await home.signUp();
	const path = shareOf({ text: 'still here', replyId: 'nosuchnote', visibility: 'nobody', localOnly: '1' });
	await openPage(person, { path });
	await expect(page.getByRole('alert')).toHaveText('Couldn’t load the note you’re replying to.');
	await expect(body).toHaveValue('still here');
	await post().click();
	await expect(posted).toBeVisible();
	expect(await lastNote(home, person)).toMatchObject({ text: 'still here', visibility: 'public', localOnly: true });
});

it('what was changed is there again after a reload', async () => {
	await openPage(await home.signUp(), { path: shareOf({ text: 'shared' }) });
	await body.fill('shared, and more');
	await reloadPage();
	await expect(body).toHaveValue('shared, and more');
	await reloadPage(shareOf({ text: 'something else' }));
	await expect(body).toHaveValue('something else');
});

it('without the server one may wait for what is named, or write at once', async () => {
	const person = await home.signUp();
	const note = await home.post(person, 'a question');
	answerWith('notes/show', () => Promise.reject(new TypeError('Failed to fetch')));
	await openPage(person, { path: shareOf({ text: 'an answer', replyId: note.id }) });
	await expect(page.getByRole('button', { name: 'Write anyway' })).toBeVisible();
	forgetAnswers();
	await page.getByRole('button', { name: 'Retry' }).click();
	await post('Reply').click();
	await expect(posted).toBeVisible();
	expect((await lastNote(home, person))?.replyId).toBe(note.id);
});

it('a visitor signs in first', async () => {
	const person = await home.signUp();
	await openPage(null, { path: shareOf({ text: 'from outside' }) });
	// The dialog opens at once.
	const form = dialog('Sign in');
	await form.getByLabel('Username').fill(person.username);
	await form.getByLabel('Password', { exact: true }).fill(person.password);
	await form.getByLabel('Password', { exact: true }).focus();
	pressKey('Enter');
	// The page would reload then, which isn't possible here.
	await expect.poll(() => localStorage.getItem('account')).toContain(person.id);
	await reloadPage();
	await expect(body).toHaveValue('from outside');
});

it('the account that the address names is the one that posts', async () => {
	const [one, other] = [await home.signUp(), await home.signUp()];
	await openPage(one, { path: shareOf({ text: 'High water at noon', loginId: other.id }), others: [other] });
	await expect(body).toHaveValue('High water at noon');
	expect(location.href).toMatch(/\/share\?text=High(%20|\+)water(%20|\+)at(%20|\+)noon$/);
	await post().click();
	await expect(posted).toBeVisible();
	expect((await lastNote(home, other))?.text).toBe('High water at noon');
});

it('what plugins change or stop is changed or stopped here, too', async () => {
	const person = await home.signUp();
	await runScripts();
	const source = `Plugin:register:note_post_interruptor(@(note) { if note.text == "fog" { null } else { note.text = \`{note.text}!\`
note } })`;
	setPreferences({ plugins: [plugin(source)] });
	await openPage(person, { path: shareOf({ text: 'high water' }) });
	await post().click();
	await expect(posted).toBeVisible();
	expect((await lastNote(home, person))?.text).toBe('high water!');
	await runScripts();
	await reloadPage(shareOf({ text: 'fog' }), runScripts);
	await expect(body).toHaveValue('fog');
	await post().click();
	await expect(page.getByText('Tide kept the note from being posted.')).toBeVisible();
	await expect(message).toHaveCount(0);
	expect((await lastNote(home, person))?.text).toBe('high water!');
});
