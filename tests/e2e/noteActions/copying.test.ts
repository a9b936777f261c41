import type { Locator, Page } from '@playwright/test';
import { card, column } from '../support/screen';
import { expect, test } from '../support/test';

/** Selects from the first words to the end of the last, like a reader by dragging. */
async function select(within: Locator, from: string, to: string): Promise<void> {
	await within.evaluate(
		(element, [first, last]) => {
			const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
			const range = document.createRange();
			let hasStart = false;
			for (let node = walker.nextNode(); node; node = walker.nextNode()) {
				const { data } = node as Text;
				if (!hasStart && data.includes(first)) {
					range.setStart(node, data.indexOf(first));
					hasStart = true;
				}
				if (hasStart && data.includes(last)) range.setEnd(node, data.indexOf(last) + last.length);
			}
			getSelection()?.removeAllRanges();
			getSelection()?.addRange(range);
		},
		[from, to] as const,
	);
}

const clipboard = (page: Page): Promise<string> => page.evaluate(() => navigator.clipboard.readText());

/** Copies and checks the clipboard. The code is loaded with the first selection. */
async function copied(page: Page, expected: string): Promise<void> {
	await expect(async () => {
		await page.keyboard.press('Control+c');
		expect(await clipboard(page)).toBe(expected);
	}).toPass();
}

test('a selection in a note is copied as plain words, or as markup from its menu', async ({ open, home }) => {
	const writer = await home.signUp();
	const reader = await home.follower(writer);
	const older = await home.post(writer, 'the older note');
	const note = await home.post(writer, {
		text: `Ahoy @${writer.username}, **bold 🍮 words** and $[ruby 漢字 かんじ] at https://example.com/tea\nthe end`,
	});
	const page = await open(reader, { context: { permissions: ['clipboard-read', 'clipboard-write'] } });
	const timeline = column(page, 'home');
	const there = card(timeline, note);
	await expect(there.getByText('the end')).toBeVisible();

	await select(there, 'Ahoy', 'the end');
	await copied(page, `Ahoy @${writer.username}, bold 🍮 words and 漢字(かんじ) at https://example.com/tea\nthe end`);
	// Without what is between the two notes.
	await select(timeline, 'the end', 'the older note');
	await copied(page, 'the end\n\nthe older note');

	await select(there, 'words', 'and');
	await there.getByRole('button', { name: 'Note menu' }).click();
	await page.getByRole('menuitem', { name: 'Copy selection as MFM' }).click();
	await expect.poll(() => clipboard(page)).toBe('**words** and');

	// If nothing of a note is selected, its menu has no item for it.
	await card(timeline, older).getByRole('button', { name: 'Note menu' }).click();
	await expect(page.getByRole('menuitem', { name: 'Copy text' })).toBeVisible();
	await expect(page.getByRole('menuitem', { name: 'Copy selection as MFM' })).toHaveCount(0);
});
