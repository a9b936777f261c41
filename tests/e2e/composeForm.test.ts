import { attach, attachFromDrive, compose, post, postButton, question, radio, textOf } from './support/composing';
import { somePicture } from './support/Home';
import { lastNote } from './support/lastNote';
import { menuItem, toast } from './support/menus';
import { uploadFile } from './support/someMedia';
import { expect, test } from './support/test';

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
	// Who posts is a part of the draft.
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

test('what keeps a note from being posted is told', async ({ open, home }) => {
	const person = await home.signUp();
	const page = await open(person);
	const form = await compose(page);
	const why = async (text: string) => {
		await expect(postButton(form)).toBeDisabled();
		await expect(postButton(form)).toHaveAccessibleDescription(text);
	};
	await why('Nothing to post yet. Write something or attach a file.');
	// It takes presses although it is disabled. A form that is still sliding in may let one miss it: one presses again.
	await expect(async () => {
		await postButton(form).click({ force: true });
		await expect(toast(page, 'Nothing to post yet')).toBeVisible({ timeout: 2_000 });
	}).toPass();
	await textOf(form).fill('a decision');
	await expect(postButton(form)).toBeEnabled();
	await form.getByRole('button', { name: 'Content warning' }).click();
	await why('The content warning is empty. Write one, or turn it off.');
	const warning = form.getByRole('textbox', { name: 'Content warning' });
	await warning.fill('w'.repeat(85));
	await expect(form.getByText('15 characters left')).toBeAttached();
	await warning.fill('w'.repeat(101));
	await why('The content warning is too long.');
	await form.getByRole('button', { name: 'Content warning' }).click();
	await form.getByRole('button', { name: 'Poll' }).click();
	await why('The poll needs at least two choices.');
	await form.getByLabel('Choice 1', { exact: true }).fill('North');
	await form.getByLabel('Choice 2', { exact: true }).fill('North ');
	await why('The poll has two identical choices.');
	await form.getByLabel('Choice 2', { exact: true }).fill('South');
	await form.getByLabel('Ends').selectOption({ label: 'At a date and time' });
	await form.getByLabel('At a date and time').fill('2020-01-01T12:00');
	await why('The poll’s end time has passed. Choose a later time.');
	await form.getByRole('button', { name: 'Remove poll' }).click();
	await expect(postButton(form)).toBeEnabled();
	await attach(
		page,
		form,
		Array.from({ length: 17 }, (_, index) => `${index + 1}.png`),
	);
	await expect(form.getByRole('img', { name: '17 of 16 files' })).toBeVisible({ timeout: 20_000 });
	await why('A note can have up to 16 files. Remove some.');
	await form.getByRole('button', { name: 'Remove 3.png' }).click();
	await expect(form.getByRole('img', { name: '16 of 16 files' })).toBeVisible();
	await post(form);
	expect((await lastNote(home, person))?.files).toHaveLength(16);
});
