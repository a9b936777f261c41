import { expect, it } from 'vitest';
import { lastNote } from '../e2e/support/lastNote';
import { attach, chooseMore, compose, paste, post, postButton, textOf } from './support/composing';
import { dialog, menuItem, message, page, pressKey } from './support/menus';
import { home, openPage, reloadPage } from './support/openPage';

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

it('the preview shows the note as it will be, while it is written', async () => {
	await openPage(await home.signUp());
	const form = await compose();
	await chooseMore(form, 'Show preview');
	const preview = form.getByRole('region', { name: 'Preview' });
	await expect(preview).toContainText('Nothing to preview yet');
	await textOf(form).fill('**Fog** over the $[spin breakwater]');
	// Nothing in it can be pressed, so that it is not found as what can be.
	const drawn = async (selector: string) =>
		[...(await preview.one()).querySelectorAll(selector)].map(({ textContent }) => textContent);
	await expect.poll(() => drawn('b, strong')).toContain('Fog');
	await expect(preview).not.toContainText('**');
	await form.getByRole('button', { name: 'Content warning' }).click();
	await form.getByRole('textbox', { name: 'Content warning' }).fill('weather');
	await form.getByRole('button', { name: 'Poll' }).click();
	await form.getByLabel('Choice 1', { exact: true }).fill('North');
	await expect(preview).toContainText('weather');
	await expect(preview).toContainText('North');
	const pictures = (await drawn('a[data-media] img')).length;
	await attach(form, ['fog.png']);
	await expect.poll(() => drawn('a[data-media] img')).toHaveLength(pictures + 1);
	await textOf(form).fill('**Fog** over the $[spin breakwater] tonight');
	await expect(preview).toContainText('tonight');
	await chooseMore(form, 'Hide preview');
	await expect(preview).toHaveCount(0);
});

it('the address of a note is offered as a quote, which can be taken off again', async () => {
	const [person, author] = [await home.signUp(), await home.signUp()];
	const quoted = await home.post(author, 'worth repeating');
	const direct = await home.post(person, { text: 'for nobody', visibility: 'specified' });
	await openPage(person);
	const form = await compose();
	const address = `${home.origin}/notes/${quoted.id}`;
	await paste(textOf(form), address);
	await message.getByRole('button', { name: 'Paste link' }).click();
	await expect(textOf(form)).toHaveValue(address);
	await textOf(form).fill('');
	// What can't be quoted is only an address.
	await paste(textOf(form), `${home.origin}/notes/${direct.id}`);
	await expect(textOf(form)).toHaveValue(`${home.origin}/notes/${direct.id}`);
	await textOf(form).fill('hear, hear');
	await paste(textOf(form), address);
	await message.getByRole('button', { name: 'Quote' }).click();
	await expect(form.getByText('worth repeating')).toBeVisible();
	await form.getByRole('button', { name: 'Remove quote' }).click();
	await expect(form.getByText('worth repeating')).toHaveCount(0);
	await expect(postButton(form)).toBeVisible();
	await paste(textOf(form), address);
	await message.getByRole('button', { name: 'Quote' }).click();
	await expect(form.getByText('worth repeating')).toBeVisible();
	// A draft of yesterday: what it quotes is not at hand and asked for.
	await reloadPage();
	await compose();
	await expect(form.getByText('worth repeating')).toBeVisible();
	await expect(form).not.toContainText('not available');
	await expect(textOf(form)).toHaveValue('hear, hear');
	await post(form, 'Quote');
	expect(await lastNote(home, person)).toMatchObject({ text: 'hear, hear', renoteId: quoted.id });
});

it('a long text is offered as a file, or pasted as it is', async () => {
	const person = await home.signUp();
	await openPage(person);
	const form = await compose();
	const long = 'a long story '.repeat(80);
	await paste(textOf(form), 'x'.repeat(1000));
	await expect(textOf(form)).toHaveValue('x'.repeat(1000));
	await textOf(form).fill('');
	await paste(textOf(form), long);
	await expect(message).toContainText('1040 characters');
	await message.getByRole('button', { name: 'Paste as text' }).click();
	await expect(textOf(form)).toHaveValue(long);
	await textOf(form).fill('see the file');
	await paste(textOf(form), long);
	await message.getByRole('button', { name: 'Attach' }).click();
	await expect(form.getByRole('button', { name: /^Remove .*\.txt$/ })).toBeVisible();
	await expect(textOf(form)).toHaveValue('see the file');
	await post(form);
	const [file] = (await lastNote(home, person))?.files ?? [];
	expect(file?.name).toMatch(/^\d{4}-\d\d-\d\d \d\d-\d\d-\d\d 1\.txt$/);
	expect(file?.type).toMatch(/^text\/plain/);
});
