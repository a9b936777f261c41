import type { Page } from '@playwright/test';
import { expectFlawless } from '../support/accessible';
import { chooseMore } from '../support/composing';
import { toast } from '../support/menus';
import { textsOf } from '../support/notesOf';
import { bar, becomesReady, CREATE, compose, crashTab, outbox, textOf, waiting, write } from '../support/posting';
import { expect, test } from '../support/test';

// All parts are loaded before they are opened.
test.use({ savesData: false });

test('notes posted without a connection wait in sight, and go once, whatever becomes of their tab', async ({
	open,
	home,
}) => {
	const person = await home.signUp();
	const page = await open(person);
	await becomesReady(page);
	const other = await page.context().newPage();
	await other.goto('/');
	await becomesReady(other);
	await page.bringToFront();

	await test.step('notes posted without a connection wait in sight', async () => {
		await page.context().setOffline(true);
		await expect(await write(page, 'written under way')).toHaveCount(0);
		await expect(toast(page, 'Waiting for connection')).toBeVisible();
		await expect(waiting(page)).toBeVisible();
		await expect(waiting(other)).toBeVisible();
		await expect(await write(page, 'and another one')).toHaveCount(0);
		await waiting(page, 2).click();
		const rows = outbox(page).getByRole('listitem');
		await expect(rows).toHaveCount(2);
		await expect(rows.first()).toContainText('written under way');
		await expect(rows.first()).toContainText('Waiting for connection');
		await expectFlawless(page, '[data-overlay]');
		expect(await textsOf(home, person)).toEqual([]);
	});

	await test.step('they go once it is back, and two tabs post them once', async () => {
		await page.context().setOffline(false);
		await expect(outbox(page).getByText('No notes waiting')).toBeVisible();
		await outbox(page).getByRole('button', { name: 'Close' }).click();
		for (const each of [page, other]) {
			await expect(bar(each).getByRole('button', { name: /to be sent/ })).toHaveCount(0);
		}
		expect(await textsOf(home, person)).toEqual(['and another one', 'written under way']);
		// The composer is empty: nothing would be posted once more.
		await expect(textOf(await compose(page))).toHaveValue('');
	});

	await test.step('a note that could be taken back goes by itself, even if its tab is closed meanwhile', async () => {
		const form = await compose(other);
		await chooseMore(other, form, 'When posting');
		await other.getByRole('menuitemradio', { name: '5 seconds' }).click();
		await other.keyboard.press('Escape');
		await other.keyboard.press('Escape');
		await textOf(form).fill('in the next tab');
		await form.getByRole('button', { name: 'Post', exact: true }).click();
		await expect(form).toHaveCount(0);
		const next = await page.context().newPage();
		for (const each of [page, other]) await each.close();
		await next.goto('/');
		await expect.poll(() => textsOf(home, person)).toEqual(['in the next tab', 'and another one', 'written under way']);
		await expect(waiting(next)).toHaveCount(0);
	});
});

test('a tab that crashes while it posts leaves a note that the next one settles', async ({ open, home }) => {
	const person = await home.signUp();
	let page = await open(person);
	const texts: string[] = [];
	const crashAndGoOn = async (): Promise<Page> => {
		await crashTab(page);
		const next = await page.context().newPage();
		await page.close();
		await next.goto('/');
		await expect(toast(next, 'A note from the outbox was posted')).toBeVisible({ timeout: 20_000 });
		await expect(textOf(await compose(next))).toHaveValue('');
		await next.keyboard.press('Escape');
		expect(await textsOf(home, person)).toEqual(texts);
		return next;
	};

	for (const [when, reaches] of [
		['after the server has it', true],
		['before the server has it', false],
	] as const) {
		await test.step(when, async () => {
			let isOut: () => void = () => {};
			const out = new Promise<void>(done => {
				isOut = done;
			});
			await page.route(CREATE, async route => {
				if (reaches) await route.fetch();
				isOut();
			});
			await write(page, when);
			texts.unshift(when);
			await out;
			page = await crashAndGoOn();
		});
	}
});
