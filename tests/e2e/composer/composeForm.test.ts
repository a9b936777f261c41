import { attach, attachFromDrive, compose, post, postButton, question, radio, textOf } from '../support/composing';
import { somePicture } from '../support/Home';
import { lastNote } from '../support/lastNote';
import { menuItem } from '../support/menus';
import { uploadFile } from '../support/someMedia';
import { expect, test } from '../support/test';

test('another account of the server posts what was written, with files of its own', async ({ open, home }) => {
	const [person, second] = [await home.signUp(), await home.signUp()];
	const kept = await uploadFile(home, person, {
		bytes: await somePicture(80, 60),
		...{ type: 'image/png', name: 'kept.png', comment: 'a desk', isSensitive: true },
	});
	const page = await open(person, { others: [second] });
	const form = await compose(page);
	await textOf(form).fill('from my other desk');
	await attach(page, form, ['fresh.png']);
	await attachFromDrive(page, form, ['kept.png']);
	await form.getByRole('button', { name: `Posting as ${person.username}` }).click();
	await radio(page, new RegExp(`^${second.username}`)).click();
	await expect(question(page)).toContainText(`belong to @${person.username}`);
	await question(page).getByRole('button', { name: 'Upload again' }).click();
	await expect(form.getByRole('button', { name: `Posting as ${second.username}` })).toBeVisible();
	// The posting account is part of the draft.
	await form.getByRole('button', { name: 'Close' }).click();
	await question(page).getByRole('button', { name: 'Close', exact: true }).click();
	await expect(form).toHaveCount(0);
	await compose(page);
	await expect(form.getByRole('button', { name: `Posting as ${second.username}` })).toBeVisible();
	await expect(form.getByRole('button', { name: 'Remove fresh.png' })).toBeVisible();
	await post(form);
	const note = await lastNote(home, second);
	expect(note?.text).toBe('from my other desk');
	expect(note?.files).toMatchObject([
		{ name: 'kept.png', userId: second.id, comment: 'a desk', isSensitive: true },
		{ userId: second.id, comment: null },
	]);
	expect(note?.files.map(({ id }) => id)).not.toContain(kept);
	expect(await lastNote(home, person)).toBeUndefined();
	await compose(page);
	await expect(form.getByRole('button', { name: `Posting as ${person.username}` })).toBeVisible();
});

test('an account of another server begins a note there', async ({ open, home, ownServer }) => {
	const elsewhere = await ownServer();
	const [person, other] = [await home.signUp(), await elsewhere.home.signUp()];
	const page = await open(person, { others: [other] });
	const form = await compose(page);
	await textOf(form).fill('meant for elsewhere');
	await form.getByRole('button', { name: `Posting as ${person.username}` }).click();
	await menuItem(page, new RegExp(`^${other.username}`)).click();
	const there = form.filter({ hasText: other.username });
	await expect(textOf(there)).toHaveValue('meant for elsewhere');
	await post(there);
	expect((await lastNote(elsewhere.home, other))?.text).toBe('meant for elsewhere');
	expect(await lastNote(home, person)).toBeUndefined();
});

test('a note takes sixteen files and no more', async ({ open, home }) => {
	const person = await home.signUp();
	const page = await open(person);
	const form = await compose(page);
	await attach(
		page,
		form,
		Array.from({ length: 17 }, (_, index) => `${index + 1}.png`),
	);
	await expect(form.getByRole('img', { name: '17 of 16 files' })).toBeVisible({ timeout: 20_000 });
	await expect(postButton(form)).toBeDisabled();
	await expect(postButton(form)).toHaveAccessibleDescription('A note can have up to 16 files. Remove some.');
	await form.getByRole('button', { name: 'Remove 3.png' }).click();
	await expect(form.getByRole('img', { name: '16 of 16 files' })).toBeVisible();
	await post(form);
	expect((await lastNote(home, person))?.files).toHaveLength(16);
});
