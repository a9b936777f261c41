import { expect, it, onTestFinished, vi } from 'vitest';
import { attach, chooseMore, compose, textOf } from './support/composing';
import { card, dialog, message, page, toast } from './support/menus';
import { home, openPage, reloadPage } from './support/openPage';
import type { Place } from './support/Place';

const list = dialog('Drafts');

async function openList(form: Place): Promise<void> {
	await chooseMore(form, 'Drafts');
	await expect(list).toBeVisible();
}

it('drafts of several contexts are listed, taken up again, set aside and deleted', async () => {
	const writer = await home.signUp();
	const person = await home.follower(writer);
	const note = await home.post(writer, 'something to answer');
	await openPage(person);
	const form = await compose();
	await openList(form);
	await expect(list.getByText('No drafts')).toBeVisible();
	await list.getByRole('button', { name: 'Close' }).click();
	await textOf(form).fill('the first one');
	await openList(form);
	await list.getByRole('button', { name: 'Save as draft' }).click();
	await expect(toast(/Saved as draft/)).toBeVisible();
	await expect(textOf(form)).toHaveValue('');
	await textOf(form).fill('the second one');
	await form.getByRole('button', { name: 'Close' }).click();
	await expect(form).toHaveCount(0);
	await card(note).getByRole('button', { name: 'Reply' }).first().click();
	const reply = dialog('Reply');
	await textOf(reply).fill(`@${writer.username} an answer`);
	await reply.getByRole('button', { name: 'Close' }).click();
	await expect(reply).toHaveCount(0);

	await reloadPage();
	await compose();
	await openList(form);
	const rows = list.getByRole('listitem');
	await expect(rows).toHaveCount(2);
	await expect(rows.first()).toContainText(`Reply to @${writer.username}`);
	await expect(rows.last()).toContainText('the first one');
	await rows.first().getByRole('button').first().click();
	await expect(textOf(reply)).toHaveValue(`@${writer.username} an answer`);
	await expect(reply.getByText('something to answer')).toBeVisible();
	await reply.getByRole('button', { name: 'Reply', exact: true }).click();
	await expect(reply).toHaveCount(0);
	const [posted] = await home.call<{ replyId: string }[]>(
		'users/notes',
		{ userId: person.id, limit: 1, withReplies: true },
		person,
	);
	expect(posted?.replyId).toBe(note.id);

	await compose();
	await expect(textOf(form)).toHaveValue('the second one');
	await openList(form);
	await expect(rows).toHaveCount(1);
	await list.getByRole('button', { name: 'Delete draft' }).click();
	await message.getByRole('button', { name: 'Delete' }).click();
	await expect(list.getByText('No drafts')).toBeVisible();
});

it('a half-written note is there again in the language that is chosen meanwhile', async () => {
	await openPage(await home.signUp(), { path: '/settings/preferences' });
	const form = await compose();
	await textOf(form).fill('half of a');
	await form.getByRole('button', { name: 'Close' }).click();
	await expect(form).toHaveCount(0);
	const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
	onTestFinished(() => reload.mockRestore());
	await page.locator('[data-marker="language"] select').selectOption({ label: '日本語' });
	expect(reload).toHaveBeenCalledOnce();
	await reloadPage();
	const bar = page.getByRole('navigation').first();
	await bar.getByRole('button', { name: 'ノート', exact: true }).click();
	await expect(dialog('新しいノート').getByLabel('ノートの本文')).toHaveValue('half of a');
});

it('starting over takes files out that have not gone up, and undo brings them back', async () => {
	await openPage(await home.signUp());
	const form = await compose();
	const picture = form.getByRole('button', { name: 'Remove sea.png' });
	await attach(form, ['sea.png']);
	await expect(picture).toBeVisible();
	await chooseMore(form, 'Start over');
	await message.getByRole('button', { name: 'Start over' }).click();
	await expect(picture).toHaveCount(0);
	await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
	await expect(picture).toBeVisible();
});

it('a draft that is set aside takes its files along that have not gone up', async () => {
	await openPage(await home.signUp());
	const form = await compose();
	const picture = form.getByRole('button', { name: 'Remove sea.png' });
	await attach(form, ['sea.png']);
	await textOf(form).fill('with a picture');
	await expect(picture).toBeVisible();
	await openList(form);
	await list.getByRole('button', { name: 'Save as draft' }).click();
	await expect(textOf(form)).toHaveValue('');
	await expect(picture).toHaveCount(0);
	await openList(form);
	await list.getByRole('listitem').getByRole('button').first().click();
	await expect(textOf(form)).toHaveValue('with a picture');
	await expect(picture).toBeVisible();
});

it('another draft is taken up once the form with files that wait has closed', async () => {
	await openPage(await home.signUp());
	const form = await compose();
	await textOf(form).fill('the first one');
	await openList(form);
	await list.getByRole('button', { name: 'Save as draft' }).click();
	await textOf(form).fill('with a picture');
	await attach(form, ['sea.png']);
	await expect(form.getByRole('button', { name: 'Remove sea.png' })).toBeVisible();
	const takeUp = async () => {
		await openList(form);
		await list.getByRole('listitem').getByRole('button').first().click();
		await expect(message).toBeVisible();
	};
	await takeUp();
	await message.getByRole('button', { name: 'Cancel' }).click();
	await expect(message).toHaveCount(0);
	await expect(textOf(form)).toHaveValue('with a picture');
	await takeUp();
	await message.getByRole('button', { name: 'Close' }).click();
	await expect(textOf(form)).toHaveValue('the first one');
});
