import { expectAccessible } from '../support/accessible';
import { attach, chooseMore, compose, paste, post, postButton, question, radio, textOf } from '../support/composing';
import { lastNote } from '../support/lastNote';
import { reload } from '../support/reload';
import { dialog } from '../support/screen';
import { expect, PHONE, test } from '../support/test';

test('the preview shows the note as it will be, while it is written', async ({ open, home }) => {
	const person = await home.signUp();
	const page = await open(person);
	const form = await compose(page);
	await chooseMore(page, form, 'Show preview');
	const preview = form.getByRole('region', { name: 'Preview' });
	await expect(preview).toContainText('Nothing to preview yet');
	await textOf(form).fill('**Fog** over the $[spin breakwater]');
	await expect(preview.locator('b, strong').filter({ hasText: /^Fog$/ })).toBeVisible();
	await expect(preview).not.toContainText('**');
	await form.getByRole('button', { name: 'Content warning' }).click();
	await form.getByRole('textbox', { name: 'Content warning' }).fill('weather');
	await form.getByRole('button', { name: 'Poll' }).click();
	await form.getByLabel('Choice 1', { exact: true }).fill('North');
	await expect(preview).toContainText('weather');
	await expect(preview).toContainText('North');
	await attach(page, form, ['fog.png']);
	await expect(preview.getByRole('img').last()).toBeAttached();
	await textOf(form).press('End');
	await page.keyboard.type(' tonight');
	await expect(preview).toContainText('tonight');
	await chooseMore(page, form, 'Hide preview');
	await expect(preview).toHaveCount(0);
});

test('the address of a note is offered as a quote, which can be taken off again', async ({ open, home }) => {
	const [person, author] = [await home.signUp(), await home.signUp()];
	const quoted = await home.post(author, 'worth repeating');
	const direct = await home.post(person, { text: 'for nobody', visibility: 'specified' });
	const page = await open(person);
	const form = await compose(page);
	const address = `${home.origin}/notes/${quoted.id}`;
	await paste(textOf(form), address);
	await question(page).getByRole('button', { name: 'Paste link' }).click();
	await expect(textOf(form)).toHaveValue(address);
	await textOf(form).fill('');
	// The URL of a note that can't be quoted is just a URL.
	await paste(textOf(form), `${home.origin}/notes/${direct.id}`);
	await expect(textOf(form)).toHaveValue(`${home.origin}/notes/${direct.id}`);
	await textOf(form).fill('hear, hear');
	await paste(textOf(form), address);
	await question(page).getByRole('button', { name: 'Quote' }).click();
	await expect(form.getByText('worth repeating')).toBeVisible();
	await form.getByRole('button', { name: 'Remove quote' }).click();
	await expect(form.getByText('worth repeating')).toHaveCount(0);
	await expect(postButton(form)).toBeVisible();
	await paste(textOf(form), address);
	await question(page).getByRole('button', { name: 'Quote' }).click();
	// An older draft: the quoted note isn't stored and is fetched.
	await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain(quoted.id);
	await reload(page);
	await compose(page);
	await expect(form.getByText('worth repeating')).toBeVisible();
	await expect(form).not.toContainText('not available');
	// The draft stays open.
	const opened = page.context().waitForEvent('page');
	await form.getByRole('link', { name: 'Open note' }).click();
	await expect(await opened).toHaveURL(address);
	await expect(textOf(form)).toHaveValue('hear, hear');
	await post(form, 'Quote');
	expect(await lastNote(home, person)).toMatchObject({ text: 'hear, hear', renoteId: quoted.id });
});

test('a long text is offered as a file, or pasted as it is', async ({ open, home }) => {
	const person = await home.signUp();
	const page = await open(person);
	const form = await compose(page);
	const long = 'a long story '.repeat(80);
	await paste(textOf(form), 'x'.repeat(1000));
	await expect(textOf(form)).toHaveValue('x'.repeat(1000));
	await textOf(form).fill('');
	await paste(textOf(form), long);
	await expect(question(page)).toContainText('1040 characters');
	await question(page).getByRole('button', { name: 'Paste as text' }).click();
	await expect(textOf(form)).toHaveValue(long);
	await textOf(form).fill('');
	await expect(textOf(form)).toHaveValue('');
	await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
	await page.evaluate(value => navigator.clipboard.writeText(value), long);
	await textOf(form).press('Control+Shift+V');
	await expect(textOf(form)).toHaveValue(long);
	await expect(question(page)).toHaveCount(0);
	await textOf(form).fill('see the file');
	await paste(textOf(form), long);
	await question(page).getByRole('button', { name: 'Attach' }).click();
	await expect(form.getByRole('button', { name: /^Remove .*\.txt$/ })).toBeVisible();
	await expect(textOf(form)).toHaveValue('see the file');
	await post(form);
	const [file] = (await lastNote(home, person))?.files ?? [];
	expect(file?.name).toMatch(/^\d{4}-\d\d-\d\d \d\d-\d\d-\d\d 1\.txt$/);
	expect(file?.type).toMatch(/^text\/plain/);
});

test('text that is still being composed counts', async ({ open, home }) => {
	const page = await open(await home.signUp());
	const form = await compose(page);
	await textOf(form).fill('a'.repeat(2_995));
	await expect(form.getByText('5 characters left')).toBeAttached();
	await page.keyboard.press('End');
	const devtools = await page.context().newCDPSession(page);
	await devtools.send('Input.imeSetComposition', { text: 'にほん', selectionStart: 3, selectionEnd: 3 });
	await expect(form.getByText('2 characters left')).toBeAttached();
	await devtools.send('Input.imeSetComposition', { text: 'にほんごの', selectionStart: 5, selectionEnd: 5 });
	await devtools.send('Input.imeSetComposition', { text: 'にほんごのし', selectionStart: 6, selectionEnd: 6 });
	await expect(form.getByRole('status')).toContainText('-1');
	await expect(postButton(form)).toBeDisabled();
});

test('hashtags that were used are offered, and so are people by the button', async ({ open, home }) => {
	const [person, friend] = [await home.signUp(), await home.signUp()];
	await home.post(friend, 'I am here');
	const page = await open(person);
	const form = await compose(page);
	await textOf(form).fill('down at the #breakwaterside');
	await post(form);
	await compose(page);
	await page.keyboard.type('#');
	const first = page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option').first();
	await expect(first).toHaveText('#breakwaterside');
	await page.keyboard.press('Tab');
	await page.keyboard.type('with');
	await form.getByRole('button', { name: 'Mention a user' }).click();
	await expect(textOf(form)).toBeFocused();
	await page.keyboard.type(friend.username);
	await expect(first).toContainText(`@${friend.username}`);
	await page.keyboard.press('Enter');
	await expect(textOf(form)).toHaveValue(`#breakwaterside with @${friend.username} `);
});

test('the keyboard alone reaches and does everything', async ({ open, home }) => {
	const person = await home.signUp();
	const page = await open(person, { others: [await home.signUp()] });
	const form = await compose(page);
	const tabTo = async (name: string, key = 'Tab') => {
		const wanted = form.getByRole('button', { name, exact: true });
		for (let count = 0; count < 20; count++) {
			if (await wanted.evaluate(element => element === document.activeElement)) return;
			await page.keyboard.press(key);
		}
		await expect(wanted).toBeFocused();
	};
	await page.keyboard.type('by keys alone');
	await tabTo('More', 'Shift+Tab');
	await page.keyboard.press('Enter');
	await expect(page.getByRole('menu')).toBeVisible();
	await page.keyboard.press('ArrowDown');
	await page.keyboard.press('Enter');
	await expect(form.getByRole('region', { name: 'Preview' })).toContainText('by keys alone');
	await tabTo('Public', 'Shift+Tab');
	await page.keyboard.press('Enter');
	await expect(radio(page, /^Public/)).toBeFocused();
	await page.keyboard.press('ArrowDown');
	await page.keyboard.press('Enter');
	await tabTo(`Posting as ${person.username}`, 'Shift+Tab');
	await tabTo('Poll');
	await page.keyboard.press('Space');
	await expect(form.getByLabel('Choice 1', { exact: true })).toBeVisible();
	await page.keyboard.press('Space');
	await tabTo('Mention a user');
	await tabTo('Post');
	await page.keyboard.press('Enter');
	await expect(form).toHaveCount(0);
	expect(await lastNote(home, person)).toMatchObject({ text: 'by keys alone', visibility: 'home' });
});

test('axe finds nothing serious in the form, light and dark', PHONE, async ({ open, home }) => {
	const [person, second] = [await home.signUp(), await home.signUp()];
	const page = await open(person, { others: [second] });
	const form = await compose(page);
	await expectAccessible(page, '[data-overlay]');
	await textOf(form).fill('**bold** words');
	await form.getByRole('button', { name: 'Content warning' }).click();
	await form.getByRole('button', { name: 'Poll' }).click();
	await chooseMore(page, form, 'Show preview');
	await attach(page, form, ['harbour.png']);
	await expect(form.getByRole('button', { name: 'Remove harbour.png' })).toBeVisible();
	await expectAccessible(page, '[data-overlay]');
	await form.getByRole('button', { name: `Posting as ${person.username}` }).click();
	await expect(radio(page, new RegExp(`^${second.username}`))).toBeVisible();
	await expectAccessible(page, '[data-overlay]');
	await page.keyboard.press('Escape');
	await chooseMore(page, form, 'Markup help');
	await expect(dialog(page, 'Markup help').getByRole('heading', { name: 'Motion' })).toBeVisible();
	await expectAccessible(page, '[data-overlay]');
});
