import { expect, it, vi } from 'vitest';
import { notesOf, textsOf } from '../e2e/support/notesOf';
import { uploadFile } from '../e2e/support/someMedia';
import { compose, postButton, radio, textOf } from './support/composing';
import { setOffline } from './support/connection';
import { card, dialog, menuItem, message, page, pressKey, toast } from './support/menus';
import { home, openPage, setPreferences } from './support/openPage';
import { bar, loseNote, outbox, waiting, write } from './support/outbox';
import { WITHIN } from './support/Place';

it('what waits can be edited, with all that it has, or deleted', async () => {
	const person = await home.signUp();
	const fileId = await uploadFile(home, person, {
		bytes: new TextEncoder().encode('High water at noon'),
		type: 'text/plain',
		name: 'tides.txt',
	});
	await openPage(person, { path: `/my/drive/file/${fileId}` });
	await page.getByRole('button', { name: /Write/ }).first().click();
	const form = dialog('New note');
	await textOf(form).fill('with the tides');
	await form.getByRole('button', { name: 'Content warning' }).click();
	await form.getByRole('textbox', { name: 'Content warning' }).fill('wet');
	setOffline(true);
	await postButton(form).click();
	await expect(form).toHaveCount(0);
	await waiting().click();
	await outbox.getByRole('button', { name: 'Edit' }).click();
	await expect(outbox).toHaveCount(0);
	await expect(textOf(form)).toHaveValue('with the tides');
	await expect(form.getByRole('textbox', { name: 'Content warning' })).toHaveValue('wet');
	await expect(form.getByText('tides.txt')).toBeVisible();
	await expect(waiting()).toHaveCount(0);
	await postButton(form).click();
	await waiting().click();
	await outbox.getByRole('button', { name: 'Delete from outbox' }).click();
	await message.getByRole('button', { name: 'Delete' }).click();
	await expect(outbox.getByText('No notes waiting')).toBeVisible();
	setOffline(false);
	expect(await textsOf(home, person)).toEqual([]);
});

it('a note whose answer is lost is found, and not posted again', async () => {
	const person = await home.signUp();
	await openPage(person);
	loseNote({ isReceived: true });
	await expect(await write('only once')).toHaveCount(0);
	await expect(toast('A note from the outbox was posted')).toBeVisible();
	await expect(bar.getByRole('button', { name: /to be sent/ })).toHaveCount(0);
	expect(await textsOf(home, person)).toEqual(['only once']);
});

it('in doubt it asks', async () => {
	const person = await home.signUp();
	await home.post(person, 'good morning');
	const postedAt = Date.now();
	await openPage(person);
	// A younger one could be the new one, as the clocks are compared to half a second and the time that takes.
	await vi.waitFor(() => expect(Date.now()).toBeGreaterThan(postedAt + 2_000), WITHIN);
	loseNote({ isReceived: false });
	await expect(await write('good morning')).toHaveCount(0);
	const question = page.getByRole('alertdialog', { name: 'Was this note posted?' });
	// Only some seconds later is it sure that the note won't appear any more.
	await vi.waitFor(() => expect(question.all).toHaveLength(1), { timeout: 20_000 });
	await expect(question).toContainText('good morning');
	pressKey('Escape');
	await waiting().click();
	await outbox.getByRole('button', { name: 'Decide' }).click();
	await question.getByRole('button', { name: 'Send again' }).click();
	await expect(outbox.getByText('No notes waiting')).toBeVisible();
	expect(await textsOf(home, person)).toEqual(['good morning', 'good morning']);
});

it('what the server refuses later is told with the error’s id, and goes back into its composer', async () => {
	const person = await home.signUp();
	const writer = await home.signUp();
	const note = await home.post(writer, 'soon gone');
	await openPage(person, { path: `/notes/${note.id}` });
	await card(note).getByRole('button', { name: 'Reply' }).first().click();
	const form = dialog('Reply');
	await textOf(form).fill('too late');
	setOffline(true);
	await form.getByRole('button', { name: 'Reply', exact: true }).click();
	await expect(form).toHaveCount(0);
	await home.call('notes/delete', { noteId: note.id }, writer);
	setOffline(false);
	const told = page.getByRole('alertdialog', { name: 'Couldn’t post the note' });
	await expect(told).toContainText('749ee0f6-d3da-459a-bf02-282e2da4292c');
	await told.getByRole('button', { name: 'Edit' }).click();
	await expect(textOf(form)).toHaveValue(/too late$/);
	await expect(waiting()).toHaveCount(0);
});

it('a note that could be taken back goes by itself', async () => {
	const person = await home.signUp();
	setPreferences({ undoSendSeconds: 2 });
	await openPage(person);
	await expect(await write('after two seconds')).toHaveCount(0);
	await expect(waiting()).toHaveCount(0);
	expect(await textsOf(home, person)).toEqual(['after two seconds']);
});

it('a note can be taken back for some seconds, with all that it has', async () => {
	const person = await home.signUp();
	setPreferences({ undoSendSeconds: 30 });
	await openPage(person);
	const form = await compose();
	await textOf(form).fill('better not');
	await form.getByRole('button', { name: 'Content warning' }).click();
	await form.getByRole('textbox', { name: 'Content warning' }).fill('haste');
	await form.getByRole('button', { name: 'Public' }).click();
	await radio(/^Followers/).click();
	await postButton(form).click();
	await expect(form).toHaveCount(0);
	await expect(page.getByRole('status').getByRole('button', { name: 'Undo' })).toBeVisible();
	pressKey('u');
	await expect(textOf(form)).toHaveValue('better not');
	await expect(form.getByRole('textbox', { name: 'Content warning' })).toHaveValue('haste');
	await expect(form.getByRole('button', { name: 'Followers' })).toBeVisible();
	expect(await textsOf(home, person)).toEqual([]);
	await postButton(form).click();
	await expect(form).toHaveCount(0);
	await waiting().click();
	await expect(outbox).toContainText('Can still be undone');
	await outbox.getByRole('button', { name: 'Send now' }).click();
	await expect(outbox.getByText('No notes waiting')).toBeVisible();
	expect((await notesOf(home, person)).map(({ text, visibility }) => [text, visibility])).toEqual([
		['better not', 'followers'],
	]);
});

it('signing out with notes that were not sent asks', async () => {
	const person = await home.signUp();
	await openPage(person);
	setOffline(true);
	await expect(await write('never mind')).toHaveCount(0);
	await expect(waiting()).toBeVisible();
	await bar.getByRole('button', { name: new RegExp(`@${person.username}`) }).click();
	await menuItem('Sign out').click();
	await expect(message).toContainText('1 unposted note');
});

it('what waits goes as whoever was chosen to post it', async () => {
	const [person, other] = [await home.signUp(), await home.signUp()];
	await openPage(person, { others: [other] });
	const form = await compose();
	await textOf(form).fill('in the other’s name');
	await form.getByRole('button', { name: /^Posting as/ }).click();
	await radio(new RegExp(other.username)).click();
	await expect(form.getByRole('button', { name: `Posting as ${other.username}` })).toBeVisible();
	setOffline(true);
	await postButton(form).click();
	await expect(form).toHaveCount(0);
	await waiting().click();
	await expect(outbox.getByRole('listitem')).toContainText(`@${other.username}`);
	await outbox.getByRole('button', { name: 'Edit' }).click();
	await expect(textOf(form)).toHaveValue('in the other’s name');
	await expect(form.getByRole('button', { name: `Posting as ${other.username}` })).toBeVisible();
	await postButton(form).click();
	await expect(form).toHaveCount(0);
	setOffline(false);
	await vi.waitFor(() => expect(waiting().all).toHaveLength(0), WITHIN);
	expect(await textsOf(home, other)).toEqual(['in the other’s name']);
	expect(await textsOf(home, person)).toEqual([]);
});
