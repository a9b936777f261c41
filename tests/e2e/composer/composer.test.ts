import type { Locator, Page } from '@playwright/test';
import { someName, somePicture } from '../support/Home';
import { lastNote } from '../support/lastNote';
import { uploadNow } from '../support/posting';
import { reload } from '../support/reload';
import { card, composeButton, dialog, homeTimeline } from '../support/screen';
import { expect, PHONE, test } from '../support/test';

const textOf = (form: Locator) => form.getByLabel('Note text');
const postButton = (form: Locator) => form.getByRole('button', { name: 'Post' });

async function compose(page: Page): Promise<Locator> {
	await composeButton(page).click();
	const form = dialog(page, 'New note');
	await expect(textOf(form)).toBeFocused();
	return form;
}

test('a draft survives closing, a reload and a crash of its tab, and is gone once posted', async ({ open, home }) => {
	const person = await home.signUp();
	const page = await open(person);
	const form = await compose(page);
	await textOf(form).fill('half a thought');
	await form.getByRole('button', { name: 'Close' }).click();
	await expect(form).toHaveCount(0);
	await expect(textOf(await compose(page))).toHaveValue('half a thought');
	await textOf(form).fill('three quarters of a thought');
	await reload(page);
	await expect(textOf(await compose(page))).toHaveValue('three quarters of a thought');
	await textOf(form).fill('nearly a whole thought');
	await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('nearly a whole thought');
	const devtools = await page.context().newCDPSession(page);
	const crashed = page.waitForEvent('crash');
	void devtools.send('Page.crash').catch(() => {});
	await crashed;

	const next = await page.context().newPage();
	await next.goto('/');
	const again = await compose(next);
	await expect(textOf(again)).toHaveValue('nearly a whole thought');
	await postButton(again).click();
	await expect(again).toHaveCount(0);
	expect((await lastNote(home, person))?.text).toBe('nearly a whole thought');
	await expect(textOf(await compose(next))).toHaveValue('');
});

test('a warning, a poll and who may read it go along', PHONE, async ({ open, home, isPhone }) => {
	const person = await home.signUp();
	const page = await open(person);
	const form = await compose(page);
	await textOf(form).fill('Which way?');
	await form.getByRole('button', { name: 'Content warning' }).click();
	await expect(postButton(form)).toBeDisabled();
	await form.getByRole('textbox', { name: 'Content warning' }).fill('a decision');
	await form.getByRole('button', { name: 'Poll' }).click();
	await form.getByLabel('Choice 1', { exact: true }).fill('North');
	await expect(form.getByText('A poll needs at least two choices.')).toBeVisible();
	await form.getByLabel('Choice 2', { exact: true }).fill('South');
	await form.getByRole('button', { name: 'Add choice' }).click();
	await form.getByLabel('Choice 3', { exact: true }).fill('East');
	await form.getByRole('switch').check();
	await form.getByLabel('Ends').selectOption({ index: 2 });
	await form.getByRole('button', { name: 'Public' }).click();
	await page.getByRole('menuitemradio', { name: /^Followers/ }).click();
	await expect(form.getByRole('button', { name: 'Followers' })).toBeVisible();
	await postButton(form).click();
	await expect(form).toHaveCount(0);
	const note = await lastNote(home, person);
	expect(note).toMatchObject({ text: 'Which way?', cw: 'a decision', visibility: 'followers' });
	expect(note?.poll?.choices.map(choice => choice.text)).toEqual(['North', 'South', 'East']);
	expect(note?.poll?.multiple).toBe(true);
	expect(Date.parse(note?.poll?.expiresAt ?? '') - Date.now()).toBeGreaterThan(23 * 3_600_000);

	const shown = card(homeTimeline(page, isPhone), note ?? { id: '' });
	await expect(shown.getByText('a decision')).toBeVisible();
	await expect(shown.getByText('Which way?')).toHaveCount(0);
	await expect(shown.getByRole('img', { name: 'Followers only' })).toBeVisible();
	await shown.getByRole('button', { name: 'Show more' }).click();
	await expect(shown.getByText('Which way?')).toBeVisible();
});

test('files come by the picker, by pasting and by dropping, and can be taken off again', async ({ open, home }) => {
	const person = await home.signUp();
	const page = await open(person);
	const form = await compose(page);
	const attached = form.getByRole('list', { name: 'Attached files' }).getByRole('button', { name: /^Remove/ });
	const choosing = page.waitForEvent('filechooser');
	await form.getByRole('button', { name: 'Attach files' }).click();
	const picture = async (name: string) => ({
		name,
		mimeType: 'image/png',
		buffer: Buffer.from(await somePicture(200, 150)),
	});
	await (await choosing).setFiles([await picture('picked.png'), await picture('superfluous.png')]);
	await expect(attached).toHaveCount(2);

	for (const [type, name, count] of [
		['paste', 'pasted.png', 3],
		['drop', 'dropped.png', 4],
	] as const) {
		const bytes = [...(await somePicture(120, 90))];
		await textOf(form).evaluate(
			(area, given) => {
				const data = new DataTransfer();
				data.items.add(new File([new Uint8Array(given.bytes)], given.name, { type: 'image/png' }));
				const options = { bubbles: true, cancelable: true };
				area.dispatchEvent(
					given.type === 'paste'
						? new ClipboardEvent('paste', { ...options, clipboardData: data })
						: new DragEvent('drop', { ...options, dataTransfer: data }),
				);
			},
			{ type, name, bytes },
		);
		await expect(attached).toHaveCount(count);
	}
	await form.getByRole('button', { name: 'Remove superfluous.png' }).click();
	await expect(attached).toHaveCount(3);
	// A note may consist of pictures only.
	await postButton(form).click();
	await expect(form).toHaveCount(0);
	const note = await lastNote(home, person);
	expect(note?.text).toBeNull();
	expect(note?.files.map(({ name }) => name)).toEqual(['picked.png', expect.stringMatching(/\.png$/), 'dropped.png']);
});

test('an upload that fails can be tried again', async ({ open, home }) => {
	const page = await open(await home.signUp());
	const form = await compose(page);
	await page.route('**/api/drive/files/create', route => route.abort());
	const choosing = page.waitForEvent('filechooser');
	await form.getByRole('button', { name: 'Attach files' }).click();
	await (await choosing).setFiles([
		{ name: 'storm.png', mimeType: 'image/png', buffer: Buffer.from(await somePicture(80, 80)) },
	]);
	await uploadNow(page, form, 'storm.png');
	await page.getByRole('alertdialog').getByRole('button', { name: 'Got it' }).click();
	await expect(postButton(form)).toBeDisabled();
	await page.unroute('**/api/drive/files/create');
	await form.getByRole('button', { name: 'Retry uploading storm.png' }).click();
	await expect(form.getByRole('button', { name: 'Remove storm.png' })).toBeVisible();
	await expect(postButton(form)).toBeEnabled();
});

test('the counter shows near the end, and too much can’t be posted', async ({ open, home }) => {
	const page = await open(await home.signUp());
	const form = await compose(page);
	await textOf(form).fill('a'.repeat(2_899));
	await expect(form.getByRole('status')).toHaveCount(0);
	await textOf(form).fill('a'.repeat(2_990));
	await expect(form.getByText('10 characters left')).toBeAttached();
	await textOf(form).fill('a'.repeat(3_001));
	await expect(form.getByRole('status')).toContainText('-1');
	await expect(postButton(form)).toBeDisabled();
});

test('Ctrl+Enter posts, and p or n opens the composer', async ({ open, home }) => {
	const person = await home.signUp();
	const page = await open(person);
	await expect(composeButton(page)).toBeVisible();
	for (const key of ['p', 'n']) {
		await page.keyboard.press(key);
		const form = dialog(page, 'New note');
		await expect(textOf(form)).toBeFocused();
		await expect(textOf(form)).toHaveValue('');
		await page.keyboard.type(`by ${key}`);
		await page.keyboard.press('Control+Enter');
		await expect(form).toHaveCount(0);
		await expect(homeTimeline(page, false).getByText(`by ${key}`)).toBeVisible();
	}
	expect((await lastNote(home, person))?.text).toBe('by n');
});

test('emojis go into the text where the cursor is', async ({ open, home }) => {
	const page = await open(await home.signUp());
	const form = await compose(page);
	await textOf(form).fill('ab');
	await page.keyboard.press('ArrowLeft');
	await form.getByRole('button', { name: 'Emoji' }).click();
	const picker = dialog(page, 'Emojis');
	const emojis = picker.locator('[data-emoji]');
	await expect(emojis.nth(20)).toBeVisible();
	// There are thousands, of which only those near the view are rendered.
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
});

test('classic’s own composer posts too, and keeps its place', async ({ open, home }) => {
	const person = await home.signUp();
	await home.post(person, 'something that is there already');
	const page = await open(person, { base: { ui: 'default' } });
	await page.getByRole('button', { name: 'What’s on your mind?' }).click();
	const text = someName();
	await page.getByLabel('Note text').fill(text);
	await page.getByRole('button', { name: 'Post' }).click();
	await expect(page.getByRole('feed').getByText(text)).toBeVisible();
	await expect(page.getByLabel('Note text')).toHaveValue('');
});

test('people, hashtags, emojis and markup are completed by the keyboard', async ({ open, home }) => {
	const person = await home.signUp();
	const friend = await home.signUp();
	await home.post(friend, 'a #quarterdeckish day');
	const page = await open(person);
	const form = await compose(page);
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
	await page.keyboard.press('Tab');
	await page.keyboard.type(':sailbo');
	await expect(first).toContainText('sailboat');
	await page.keyboard.press('Enter');
	await page.keyboard.type(' $[spi');
	await expect(first).toHaveText('spin');
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
	await page.keyboard.press('Control+a');
	await page.keyboard.press('Delete');
});
