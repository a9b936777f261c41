import { expect, it } from 'vitest';
import { Home } from '../e2e/support/Home';
import { lastNote, type ServedNote } from '../e2e/support/lastNote';
import { admin, makeRole } from '../e2e/support/staff';
import { chooseMore, compose, post, postButton, radio, textOf } from './support/composing';
import { card, dialog, menuItem, message, pressKey, toast } from './support/menus';
import { home, openPage } from './support/openPage';

it('which reactions a note takes is chosen, goes along and is remembered', async () => {
	const person = await home.signUp();
	await openPage(person);
	const form = await compose();
	await textOf(form).fill('only hearts, please');
	await chooseMore(form, /^Accepted reactions/);
	await expect(radio(/^Non-sensitive only/)).toHaveAttribute('aria-checked', 'true');
	await radio(/^Likes only No other/).click();
	await form.getByRole('button', { name: 'Close' }).click();
	await expect(form).toHaveCount(0);
	await compose();
	await post(form);
	expect((await lastNote(home, person))?.reactionAcceptance).toBe('likeOnly');
	await compose();
	await chooseMore(form, /^Accepted reactions/);
	await expect(radio(/^Likes only No other/)).toHaveAttribute('aria-checked', 'true');
	await radio(/^All Any/).click();
	await textOf(form).fill('anything');
	await post(form);
	expect((await lastNote(home, person))?.reactionAcceptance).toBeNull();
});

it('an account that may not post publicly posts to home', async () => {
	const [person, second] = [await home.signUp(), await home.signUp()];
	const policies = { canPublicNote: { useDefault: false, priority: 0, value: false } };
	const roleId = await makeRole(home, `Silent ${second.username}`, { policies });
	await home.call('admin/roles/assign', { roleId, userId: second.id }, await admin(home));
	await openPage(person, { others: [second] });
	const form = await compose();
	await textOf(form).fill('quietly');
	await expect(form.getByRole('button', { name: 'Public' })).toBeVisible();
	await form.getByRole('button', { name: `Posting as ${person.username}` }).click();
	await radio(new RegExp(`^${second.username}`)).click();
	await expect(form.getByRole('button', { name: 'Home' })).toBeVisible();
	await post(form);
	expect((await lastNote(home, second))?.visibility).toBe('home');
});

it('what keeps a note from being posted is told', async () => {
	await openPage(await home.signUp());
	const form = await compose();
	const why = async (text: string) => {
		await expect(postButton(form)).toBeDisabled();
		await expect(postButton(form)).toHaveAccessibleDescription(text);
	};
	await why('Nothing to post yet. Write something or attach a file.');
	// It can be pressed although it is disabled.
	await postButton(form).click({ force: true });
	await expect(toast('Nothing to post yet')).toBeVisible();
	await textOf(form).fill('a decision');
	await expect(postButton(form)).toBeEnabled();
	await form.getByRole('button', { name: 'Content warning' }).click();
	await why('The content warning is empty. Write one, or turn it off.');
	const warning = form.getByRole('textbox', { name: 'Content warning' });
	await expect(warning).toBeFocused();
	await warning.fill('w'.repeat(85));
	await expect(form.getByText('15 characters left')).toBeVisible();
	await warning.fill('w'.repeat(101));
	await why('The content warning is too long.');
	await form.getByRole('button', { name: 'Content warning' }).click();
	await form.getByRole('button', { name: 'Poll' }).click();
	await why('The poll needs at least two choices.');
	await expect(form.getByLabel('Choice 1', { exact: true })).toBeFocused();
	await form.getByLabel('Choice 1', { exact: true }).fill('North');
	await form.getByLabel('Choice 2', { exact: true }).fill('North ');
	await why('The poll has two identical choices.');
	await form.getByLabel('Choice 2', { exact: true }).fill('South');
	await form.getByLabel('Ends').selectOption({ label: 'At a date and time' });
	await form.getByLabel('At a date and time').fill('2020-01-01T12:00');
	await why('The poll’s end time has passed. Choose a later time.');
	await form.getByRole('button', { name: 'Remove poll' }).click();
	await expect(postButton(form)).toBeEnabled();
});

it('a poll has two to ten choices, and ends never, on a date or after some time', async () => {
	const person = await home.signUp();
	await openPage(person);
	const form = await compose();
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
	await duration.fill('90');
	await form.getByLabel('Unit').selectOption({ label: 'Minutes' });
	await expect(duration).toHaveValue('90');
	await post(form);
	const note = await lastNote(home, person);
	const { poll } = note as unknown as { poll: { expiresAt: string; choices: { text: string }[] } };
	expect(poll.choices.map(({ text }) => text)).toEqual(['North', 'South']);
	expect(Date.parse(poll.expiresAt) - Date.now()).toBeGreaterThan(85 * 60_000);
	expect(Date.parse(poll.expiresAt) - Date.now()).toBeLessThan(91 * 60_000);
});

it('a direct note goes to whom it names; who is only mentioned is offered', async () => {
	const [person, friend, other] = [await home.signUp(), await home.signUp(), await home.signUp()];
	await openPage(person);
	const form = await compose();
	await form.getByRole('button', { name: 'Public' }).click();
	await radio(/^Direct/).click();
	await expect(form.getByText('No recipients yet. Only you will see this note.')).toBeVisible();
	// Nobody else gets it anyway.
	await form.getByRole('button', { name: 'Direct' }).click();
	await expect(menuItem(/^Local only/)).toHaveAttribute('aria-disabled', 'true');
	pressKey('Escape');
	await form.getByRole('button', { name: 'Add recipient' }).click();
	await dialog('Add recipient').getByRole('combobox').fill(`@${friend.username}`);
	pressKey('Enter');
	await expect(dialog('Add recipient').getByRole('list', { name: 'Picked' })).toContainText(friend.username);
	await dialog('Add recipient').getByRole('button', { name: 'Done' }).click();
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

it('a reply is no wider than what it answers, and keeps its warning', async () => {
	const [person, friend] = [await home.signUp(), await home.signUp()];
	await home.call('following/create', { userId: friend.id }, person);
	const parent = await home.post(friend, { text: 'between us', cw: 'private', visibility: 'followers' });
	await openPage(person);
	const note = card(parent);
	await note.getByRole('button', { name: 'Reply' }).click();
	const form = dialog('Reply');
	await expect(form.getByRole('textbox', { name: 'Content warning' })).toHaveValue('private');
	await form.getByRole('button', { name: 'Followers' }).click();
	await expect(radio(/^Public/)).toHaveAttribute('aria-disabled', 'true');
	await expect(radio(/^Home/)).toHaveAttribute('aria-disabled', 'true');
	await radio(/^Direct/).click();
	await expect(form.getByRole('list', { name: 'To' })).toContainText(`@${friend.username}`);
	await textOf(form).fill('as you say');
	await post(form, 'Reply');
	expect(await lastNote(home, person)).toMatchObject({ cw: 'private', visibility: 'specified', replyId: parent.id });
});

it('keeping a note on the server asks once, and can be told never to ask again', async () => {
	const person = await home.signUp();
	await openPage(person);
	const form = await compose();
	await textOf(form).fill('for the harbour only');
	const keep = async () => {
		await form.getByRole('button', { name: 'Public' }).click();
		await menuItem(/^Local only/).click();
	};
	await keep();
	await message.getByRole('button', { name: 'Cancel' }).click();
	await keep();
	await message.getByRole('button', { name: 'Don’t ask again' }).click();
	await post(form);
	expect((await lastNote(home, person))?.localOnly).toBe(true);
	await compose();
	await textOf(form).fill('again');
	await keep();
	await expect(message).toHaveCount(0);
	await post(form);
	expect((await lastNote(home, person))?.localOnly).toBe(true);
});

it('large text in public is warned of, and can go to home', async () => {
	const person = await home.signUp();
	await openPage(person);
	const form = await compose();
	await textOf(form).fill('$[x4 LAND HO]');
	await postButton(form).click();
	await message.getByRole('button', { name: 'Cancel' }).click();
	await expect(form).toBeVisible();
	await postButton(form).click();
	await message.getByRole('button', { name: 'Post to home' }).click();
	await expect(form).toHaveCount(0);
	expect((await lastNote(home, person))?.visibility).toBe('home');
});

it('an account of another server begins a note there', async () => {
	// The same server by another name is another one to the page.
	const elsewhere = new Home(home.origin.replace('127.0.0.1', 'localhost'));
	const [person, other] = [await home.signUp(), await elsewhere.signUp()];
	await openPage(person, { others: [other] });
	const form = await compose();
	await textOf(form).fill('meant for elsewhere');
	await form.getByRole('button', { name: `Posting as ${person.username}` }).click();
	await menuItem(new RegExp(`^${other.username}`)).click();
	const there = form.filter({ hasText: other.username });
	await expect(textOf(there)).toHaveValue('meant for elsewhere');
	await post(there);
	expect((await lastNote(elsewhere, other))?.text).toBe('meant for elsewhere');
	expect(await lastNote(home, person)).toBeUndefined();
});
