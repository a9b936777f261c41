import { expectAccessible, expectFlawless } from '../support/accessible';
import {
	attach,
	attachFromDrive,
	chooseMore,
	compose,
	paste,
	post,
	postButton,
	question,
	radio,
	textOf,
} from '../support/composing';
import { somePicture } from '../support/Home';
import { lastNote } from '../support/lastNote';
import { menuItem, toast } from '../support/menus';
import { dialog } from '../support/screen';
import { uploadFile } from '../support/someMedia';
import { expect, PHONE, test } from '../support/test';

test('a text is written with completions, emojis, an input method and the clipboard', async ({ open, home }) => {
	test.slow();
	const [person, friend] = [await home.signUp(), await home.signUp()];
	const quoted = await home.post(friend, 'a #quarterdeckish day');
	const page = await open(person, { others: [await home.signUp()] });
	const form = await compose(page);

	await test.step('people, hashtags, emojis and markup are completed by the keyboard', async () => {
		const offers = page.getByRole('listbox', { name: 'Suggestions' });
		const first = offers.getByRole('option').first();

		await page.keyboard.type(`ask @${friend.username.slice(0, -1)}`);
		await expect(first).toContainText(`@${friend.username}`);
		await expect(first).toHaveAttribute('aria-selected', 'true');
		await page.keyboard.press('Enter');
		await expect(textOf(form)).toHaveValue(`ask @${friend.username} `);
		await expect(offers).toHaveCount(0);

		await page.keyboard.type('of #quarterdecki');
		await expect(first).toHaveText('#quarterdeckish');
		// Until the server has answered about all that was typed, Tab takes none.
		await expect(offers).toHaveAttribute('aria-busy', 'false');
		await page.keyboard.press('Tab');
		await page.keyboard.type(':sailbo');
		await expect(first).toContainText('sailboat');
		await expect(first).toHaveAttribute('aria-selected', 'true');
		await page.keyboard.press('Enter');
		await page.keyboard.type(' $[spi');
		await expect(first).toHaveText('spin');
		await expect(first).toHaveAttribute('aria-selected', 'true');
		await page.keyboard.press('Enter');
		await expect(textOf(form)).toHaveValue(`ask @${friend.username} of #quarterdeckish ⛵ $[spin `);
		await page.keyboard.press('Backspace');
		await page.keyboard.type('.');
		await expect(offers.getByRole('option')).toHaveText(['speed=', 'delay=', 'left', 'alternate', 'x', 'y']);
		await page.keyboard.press('ArrowDown');
		await page.keyboard.press('ArrowUp');
		await page.keyboard.press('Enter');
		await expect(textOf(form)).toHaveValue(/\$\[spin\.y$/);

		await page.keyboard.type(' it is 5 $');
		await expect(first).toBeVisible();
		await page.keyboard.press('Enter');
		await expect(textOf(form)).toHaveValue(/it is 5 \$\n$/);

		await page.keyboard.type(' @');
		await expect(first).toContainText(`@${friend.username}`);
		await page.keyboard.press('Escape');
		await expect(offers).toHaveCount(0);
		await expect(form).toBeVisible();
		await textOf(form).fill('');
	});

	await test.step('emojis go into the text where the cursor is', async () => {
		await textOf(form).fill('ab');
		await page.keyboard.press('ArrowLeft');
		await form.getByRole('button', { name: 'Emoji' }).click();
		const picker = dialog(page, 'Emojis');
		const emojis = picker.locator('[data-emoji]');
		await expect(emojis.nth(20)).toBeVisible();
		// Thousands there are, of which those near the view are in the page.
		expect(await emojis.count()).toBeLessThan(600);
		await picker.getByRole('button', { name: 'Flags' }).click();
		await expect(picker.getByRole('group', { name: 'Flags' })).toBeInViewport();
		await expect(picker.getByRole('heading', { name: 'Flags' })).toBeInViewport();
		await picker.getByRole('button', { name: 'Flags' }).press('ArrowDown');
		await expect(picker.getByRole('group', { name: 'Flags' }).locator(':focus')).toHaveCount(1);
		await page.keyboard.press('ArrowDown');
		await expect(emojis.locator(':scope:focus')).toBeInViewport();
		await picker.getByRole('searchbox').fill('tada');
		await expect(
			picker
				.getByRole('button', { name: '🎉' })
				.or(picker.getByRole('button', { name: 'tada' }))
				.first(),
		).toBeVisible();
		await picker.getByRole('searchbox').press('Enter');
		await page.keyboard.press('Escape');
		await expect(textOf(form)).toHaveValue('a🎉b');
		await textOf(form).fill('');
	});

	await test.step('text that is still being composed counts', async () => {
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
		await textOf(form).fill('');
	});

	await test.step('a long text is pasted as it is by its keys', async () => {
		const long = 'a long story '.repeat(80);
		await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
		await page.evaluate(value => navigator.clipboard.writeText(value), long);
		await textOf(form).press('Control+Shift+V');
		await expect(textOf(form)).toHaveValue(long);
		await expect(question(page)).toHaveCount(0);
		await textOf(form).fill('');
	});

	await test.step('hashtags that were used are offered, and so are people by the button', async () => {
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
		// Before, the people of an `@` alone are offered, of whom Enter takes none.
		await expect(first).toHaveAttribute('aria-selected', 'true');
		await page.keyboard.press('Enter');
		await expect(textOf(form)).toHaveValue(`#breakwaterside with @${friend.username} `);
		await textOf(form).fill('');
	});

	await test.step('a note that is quoted opens beside what is being written', async () => {
		const address = `${home.origin}/notes/${quoted.id}`;
		await textOf(form).fill('hear, hear');
		await paste(textOf(form), address);
		await question(page).getByRole('button', { name: 'Quote' }).click();
		await expect(form.getByText('a #quarterdeckish day')).toBeVisible();
		// What is being written stays where it is.
		const opened = page.context().waitForEvent('page');
		await form.getByRole('link', { name: 'Open note' }).click();
		const beside = await opened;
		await expect(beside).toHaveURL(address);
		await beside.close();
		await expect(textOf(form)).toHaveValue('hear, hear');
		await post(form, 'Quote');
		expect(await lastNote(home, person)).toMatchObject({ text: 'hear, hear', renoteId: quoted.id });
	});

	await test.step('the keyboard alone reaches and does everything', async () => {
		await compose(page);
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
		await expect(form.getByLabel('Choice 1', { exact: true })).toBeFocused();
		await tabTo('Poll');
		await page.keyboard.press('Space');
		await tabTo('Mention a user');
		await tabTo('Post');
		await page.keyboard.press('Enter');
		await expect(form).toHaveCount(0);
		expect(await lastNote(home, person)).toMatchObject({ text: 'by keys alone', visibility: 'home' });
	});
});

test(
	'axe finds nothing serious in the form, its files and its drafts, light and dark',
	PHONE,
	async ({ open, home, isPhone }) => {
		test.slow();
		const [person, second] = [await home.signUp(), await home.signUp()];
		for (const name of ['one.png', 'two.png']) {
			await uploadFile(home, person, { bytes: await somePicture(120, 90), type: 'image/png', name });
		}
		const page = await open(person, { others: [second] });
		const form = await compose(page);
		const tiles = form.getByRole('list', { name: 'Attached files' });
		const tile = (name: string) => tiles.getByRole('button', { name: new RegExp(`^Actions for ${name}`) });
		await expectAccessible(page, '[data-overlay]');
		await textOf(form).fill('**bold** words');
		await form.getByRole('button', { name: 'Content warning' }).click();
		await form.getByRole('button', { name: 'Poll' }).click();
		await chooseMore(page, form, 'Show preview');
		await attach(page, form, ['harbour.png']);
		await expect(form.getByRole('button', { name: 'Remove harbour.png' })).toBeVisible();
		await attachFromDrive(page, form, ['one.png', 'two.png']);
		await tile('one.png').click();
		await menuItem(page, 'Mark as sensitive').click();
		await expect(tile('one.png, Sensitive')).toBeVisible();
		await expectAccessible(page, '[data-overlay]');
		await form.getByRole('button', { name: `Posting as ${person.username}` }).click();
		await expect(radio(page, new RegExp(`^${second.username}`))).toBeVisible();
		await expectAccessible(page, '[data-overlay]');
		await page.keyboard.press('Escape');
		await chooseMore(page, form, 'Markup help');
		await expect(dialog(page, 'Markup help').getByRole('heading', { name: 'Motion' })).toBeVisible();
		await expectAccessible(page, '[data-overlay]');
		if (isPhone) return;
		await page.keyboard.press('Escape');
		await tile('two.png').click();
		await expect(menuItem(page, 'Edit description…')).toBeVisible();
		await expectAccessible(page, '[data-overlay]');
		await page.keyboard.press('Escape');
		const drafts = dialog(page, 'Drafts');
		await chooseMore(page, form, 'Drafts');
		await drafts.getByRole('button', { name: 'Save as draft' }).click();
		await expect(toast(page, /Saved as draft/)).toBeVisible();
		await chooseMore(page, form, 'Drafts');
		await expect(drafts.getByRole('listitem')).toHaveCount(1);
		await expectFlawless(page, '[role="dialog"][aria-label="Drafts"]');
	},
);
