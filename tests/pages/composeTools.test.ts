import { expect, it } from 'vitest';
import { chooseMore, compose, postButton, textOf } from './support/composing';
import { dialog, menuItem, message, page, pressKey } from './support/menus';
import { home, openPage } from './support/openPage';

it('the help for markup puts an example where the cursor is', async () => {
	await openPage(await home.signUp());
	const form = await compose();
	await textOf(form).fill('ab');
	(await textOf(form).one<HTMLTextAreaElement>()).setSelectionRange(1, 1);
	await chooseMore(form, 'Markup help');
	const help = dialog('Markup help');
	await expect(help.getByRole('heading', { name: 'Motion' })).toBeVisible();
	await help.getByRole('button', { name: '$[jelly jelly]', exact: true }).click();
	await expect(help).toHaveCount(0);
	await expect(textOf(form)).toHaveValue('a$[jelly jelly]b');
	await expect(textOf(form)).toBeFocused();
	// A deleted default does not come back.
	await textOf(form).fill('');
	await chooseMore(form, 'Markup help');
	await help.getByRole('button', { name: '$[tada tada]', exact: true }).click();
	await expect(textOf(form)).toHaveValue('$[tada tada]');
	await textOf(form).fill('');
	await expect(postButton(form)).toBeDisabled();
	await form.getByRole('button', { name: 'Poll' }).click();
	await expect(textOf(form)).toHaveValue('');
});

it('one can start over, and take that back', async () => {
	await openPage(await home.signUp());
	const form = await compose();
	await form.getByRole('button', { name: 'More', exact: true }).click();
	await expect(menuItem('Start over')).toHaveAttribute('aria-disabled', 'true');
	pressKey('Escape');
	await textOf(form).fill('not quite');
	await form.getByRole('button', { name: 'Poll' }).click();
	await chooseMore(form, 'Start over');
	await message.getByRole('button', { name: 'Start over' }).click();
	await expect(textOf(form)).toHaveValue('');
	await expect(form.getByLabel('Choice 1', { exact: true })).toHaveCount(0);
	await page.getByRole('button', { name: 'Undo' }).click();
	await expect(textOf(form)).toHaveValue('not quite');
	await expect(form.getByLabel('Choice 1', { exact: true })).toBeVisible();
});
