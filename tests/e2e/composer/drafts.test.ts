import type { Locator, Page } from '@playwright/test';
import { expectFlawless } from '../support/accessible';
import { menuItem, toast } from '../support/menus';
import { compose, crashTab, textOf } from '../support/posting';
import { dialog } from '../support/screen';
import { expect, test } from '../support/test';

const list = (page: Page) => dialog(page, 'Drafts');

async function openList(page: Page, form: Locator): Promise<void> {
	await form.getByRole('button', { name: 'More', exact: true }).click();
	await menuItem(page, 'Drafts').click();
	await expect(list(page)).toBeVisible();
}

test('axe finds nothing in the list of drafts', async ({ open, home }) => {
	const page = await open(await home.signUp());
	const form = await compose(page);
	await textOf(form).fill('the first one');
	await openList(page, form);
	await list(page).getByRole('button', { name: 'Save as draft' }).click();
	await expect(toast(page, /Saved as draft/)).toBeVisible();
	await openList(page, form);
	await expect(list(page).getByRole('listitem')).toHaveCount(1);
	await expectFlawless(page, '[role="dialog"][aria-label="Drafts"]');
});

test('a tab that crashes in the middle of a word loses a few keys at most, and typing stays cheap', async ({
	open,
	home,
}) => {
	const page = await open(await home.signUp());
	const form = await compose(page);
	await textOf(form).fill('A long paragraph that was there already. '.repeat(50));
	const before = (await textOf(form).inputValue()).length;
	await page.evaluate(() => {
		const setItem = Reflect.get(Storage.prototype, 'setItem') as (this: Storage, key: string, value: string) => void;
		const spent: number[] = [];
		Object.assign(globalThis, { spent });
		Storage.prototype.setItem = function (key: string, value: string) {
			const began = performance.now();
			setItem.call(this, key, value);
			if (key.startsWith('draft:')) spent.push(performance.now() - began);
		};
	});
	const typed = 'the middle of a wo';
	await page.keyboard.type(typed, { delay: 40 });
	const spent = await page.evaluate(() => (globalThis as unknown as { spent: number[] }).spent);
	// Stored at the first key, and then a few times a second: not at each key, and without delaying any.
	expect(spent.length).toBeGreaterThan(1);
	expect(spent.length).toBeLessThan(typed.length);
	const median = spent.toSorted((a, b) => a - b)[Math.floor(spent.length / 2)];
	expect(median).toBeLessThan(4);
	await crashTab(page);

	const next = await page.context().newPage();
	await next.goto('/');
	const kept = await textOf(await compose(next)).inputValue();
	expect(kept.length).toBeGreaterThan(before + typed.length - 10);
	expect(typed.startsWith(kept.slice(before))).toBe(true);
});
