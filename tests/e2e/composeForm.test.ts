import {
	attach,
	attachFromDrive,
	chooseMore,
	compose,
	lastNote,
	post,
	postButton,
	question,
	radio,
	type ServedNote,
	textOf,
} from './support/composing';
import { somePicture } from './support/Home';
import { menuItem, toast } from './support/menus';
import { card, column, dialog } from './support/screen';
import { uploadFile } from './support/someMedia';
import { admin, makeRole } from './support/staff';
import { expect, test } from './support/test';

test('which reactions a note takes is chosen, goes along and is remembered', async ({ open, home }) => {
	const person = await home.signUp();
	const page = await open(person);
	const form = await compose(page);
	await textOf(form).fill('only hearts, please');
	await chooseMore(page, form, /^Accepted reactions/);
	await expect(radio(page, /^Non-sensitive only/)).toHaveAttribute('aria-checked', 'true');
	await radio(page, /^Likes only No other/).click();
	await form.getByRole('button', { name: 'Close' }).click();
	await expect(form).toHaveCount(0);
	await compose(page);
	await post(form);
	expect((await lastNote(home, person))?.reactionAcceptance).toBe('likeOnly');
	await compose(page);
	await chooseMore(page, form, /^Accepted reactions/);
	await expect(radio(page, /^Likes only No other/)).toHaveAttribute('aria-checked', 'true');
	await radio(page, /^All Any/).click();
	await textOf(form).fill('anything');
	await post(form);
	expect((await lastNote(home, person))?.reactionAcceptance).toBeNull();
});

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

test('an account that may not post publicly posts to home', async ({ open, home }) => {
	const [person, second] = [await home.signUp(), await home.signUp()];
	const policies = { canPublicNote: { useDefault: false, priority: 0, value: false } };
	const roleId = await makeRole(home, `Silent ${second.username}`, { policies });
	await home.call('admin/roles/assign', { roleId, userId: second.id }, await admin(home));
	const page = await open(person, { others: [second] });
	const form = await compose(page);
	await textOf(form).fill('quietly');
	await expect(form.getByRole('button', { name: 'Public' })).toBeVisible();
	await form.getByRole('button', { name: `Posting as ${person.username}` }).click();
	await radio(page, new RegExp(`^${second.username}`)).click();
	await expect(form.getByRole('button', { name: 'Home' })).toBeVisible();
	await post(form);
	expect((await lastNote(home, second))?.visibility).toBe('home');
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

test('a poll has two to ten choices, and ends never, on a date or after some time', async ({ open, home }) => {
	const person = await home.signUp();
	const page = await open(person);
	const form = await compose(page);
	await textOf(form).fill('Which way?');
	await form.getByRole('button', { name: 'Poll' }).click();
	await expect(form.getByRole('button', { name: /^Remove choice/ }).first()).toBeDisabled();
	for (let count = 2; count < 10; count++) await form.getByRole('button', { name: 'Add choice' }).click();
	await expect(form.getByRole('button', { name: 'No more choices' })).toBeDisabled();
	await form.getByLabel('Choice 1', { exact: true }).fill('North');
	await form.getByLabel('Choice 10', { exact: true }).fill('South');
	await form.getByRole('button', { name: 'Remove choice 5' }).click();
	await expect(form.getByLabel(/^Choice/)).toHaveCount(9);
	await form.getByLabel('Ends').selectOption({ label: 'After a set time' });
	const duration = form.getByLabel('Duration');
	await expect(duration).toHaveValue('1');
	await duration.fill('0');
	await duration.blur();
	await expect(duration).toHaveValue('1');
	await duration.fill('');
	await duration.pressSequentially('90');
	await form.getByLabel('Unit').selectOption({ label: 'Minutes' });
	await expect(duration).toHaveValue('90');
	await post(form);
	const note = await lastNote(home, person);
	const { poll } = note as unknown as { poll: { expiresAt: string; choices: { text: string }[] } };
	expect(poll.choices.map(({ text }) => text)).toEqual(['North', 'South']);
	expect(Date.parse(poll.expiresAt) - Date.now()).toBeGreaterThan(85 * 60_000);
	expect(Date.parse(poll.expiresAt) - Date.now()).toBeLessThan(91 * 60_000);
});

test('a direct note goes to whom it names; who is only mentioned is offered', async ({ open, home }) => {
	const [person, friend, other] = [await home.signUp(), await home.signUp(), await home.signUp()];
	const page = await open(person);
	const form = await compose(page);
	await form.getByRole('button', { name: 'Public' }).click();
	await radio(page, /^Direct/).click();
	await expect(form.getByText('No recipients yet. Only you will see this note.')).toBeVisible();
	// It goes to nobody else anyway.
	await form.getByRole('button', { name: 'Direct' }).click();
	await expect(menuItem(page, /^Local only/)).toHaveAttribute('aria-disabled', 'true');
	await page.keyboard.press('Escape');
	await form.getByRole('button', { name: 'Add recipient' }).click();
	await dialog(page, 'Add recipient').getByRole('textbox').fill(`@${friend.username}`);
	await page.keyboard.press('Enter');
	const people = form.getByRole('list', { name: 'To' });
	await expect(people).toContainText(`@${friend.username}`);
	await textOf(form).fill(`hello @${friend.username} and @${other.username}!`);
	await expect(form.getByText(`Mentioned, but not recipients: @${other.username}`)).toBeVisible();
	await form.getByRole('button', { name: 'Add them' }).click();
	await expect(people).toContainText(`@${other.username}`);
	await form.getByRole('button', { name: `Remove @${friend.username} from recipients` }).click();
	await expect(people).not.toContainText(`@${friend.username}`);
	await post(form);
	expect(await lastNote(home, person)).toMatchObject({ visibility: 'specified', localOnly: true });
	const seen = await home.call<ServedNote>('notes/show', { noteId: (await lastNote(home, person))?.id }, other);
	expect(seen.text).toContain('hello');
});

test('a reply is no wider than what it answers, and keeps its warning', async ({ open, home }) => {
	const [person, friend] = [await home.signUp(), await home.signUp()];
	await home.call('following/create', { userId: friend.id }, person);
	const parent = await home.post(friend, { text: 'between us', cw: 'private', visibility: 'followers' });
	const page = await open(person);
	const note = card(column(page, 'home'), parent);
	await note.getByRole('button', { name: 'Reply' }).click();
	const form = dialog(page, 'Reply');
	await expect(form.getByRole('textbox', { name: 'Content warning' })).toHaveValue('private');
	await form.getByRole('button', { name: 'Followers' }).click();
	await expect(radio(page, /^Public/)).toHaveAttribute('aria-disabled', 'true');
	await expect(radio(page, /^Home/)).toHaveAttribute('aria-disabled', 'true');
	await radio(page, /^Direct/).click();
	await expect(form.getByRole('list', { name: 'To' })).toContainText(`@${friend.username}`);
	await textOf(form).fill('as you say');
	await post(form, 'Reply');
	expect(await lastNote(home, person)).toMatchObject({ cw: 'private', visibility: 'specified', replyId: parent.id });
});

test('keeping a note on the server asks once, and can be told never to ask again', async ({ open, home }) => {
	const person = await home.signUp();
	const page = await open(person);
	const form = await compose(page);
	await textOf(form).fill('for the harbour only');
	const keep = async () => {
		await form.getByRole('button', { name: 'Public' }).click();
		await menuItem(page, /^Local only/).click();
	};
	await keep();
	await question(page).getByRole('button', { name: 'Cancel' }).click();
	await keep();
	await question(page).getByRole('button', { name: 'Don’t ask again' }).click();
	await post(form);
	expect((await lastNote(home, person))?.localOnly).toBe(true);
	await compose(page);
	await textOf(form).fill('again');
	await keep();
	await expect(question(page)).toHaveCount(0);
	await post(form);
	expect((await lastNote(home, person))?.localOnly).toBe(true);
});

test('large text in public is warned of, and can go to home', async ({ open, home }) => {
	const person = await home.signUp();
	const page = await open(person);
	const form = await compose(page);
	await textOf(form).fill('$[x4 LAND HO]');
	await postButton(form).click();
	await question(page).getByRole('button', { name: 'Cancel' }).click();
	await expect(form).toBeVisible();
	await postButton(form).click();
	await question(page).getByRole('button', { name: 'Post to home' }).click();
	await expect(form).toHaveCount(0);
	expect((await lastNote(home, person))?.visibility).toBe('home');
});
