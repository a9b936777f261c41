import type { Locator, Page } from '@playwright/test';
import { toast } from '../support/menus';
import { bar, becomesReady } from '../support/posting';
import { card, column, dialog, homeTimeline } from '../support/screen';
import { expect, PHONE, test } from '../support/test';

// All parts are loaded before they are opened.
test.use({ savesData: false });

const noConnection = (page: Page) => bar(page).getByRole('button', { name: /^No connection/ });
/** Whether nothing covers its middle, as what scrolls below the bar's last buttons is covered. */
const isUncovered = (element: HTMLElement) => {
	const { left, top, width, height } = element.getBoundingClientRect();
	return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
};
const retry = (within: Locator) => within.getByRole('button', { name: 'Retry' });

/** The style sheets of the document that failed to load. */
const missingStyles = () =>
	[...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')]
		.filter(link => link.sheet === null)
		.map(link => link.href);

for (const outage of ['the server is killed', 'the device goes offline'] as const) {
	test(`what failed while ${outage} asks again by itself`, async ({ open, ownServer }) => {
		const server = await ownServer();
		const { home } = server;
		const writer = await home.signUp();
		const reader = await home.follower(writer);
		const note = await home.post(writer, 'Worth a closer look');
		const page = await open(reader, { home });
		const timeline = column(page, 'home');
		await expect(card(timeline, note)).toBeVisible();
		await becomesReady(page);
		if (outage === 'the server is killed') await server.kill();
		else await page.context().setOffline(true);

		// Opens a note, then a user and the drive.
		await card(timeline, note).getByText('Worth a closer look').click();
		const [local, main] = [column(page, 'local'), column(page, 'main')];
		await card(local, note).locator(`a[href="/@${writer.username}"]`).first().click();
		await bar(page).getByRole('button', { name: 'Drive' }).click();
		const places = [timeline, local, main];
		for (const place of places) await expect(retry(place)).toBeVisible();
		await expect(noConnection(page)).toHaveCount(1);
		await expect.poll(() => noConnection(page).evaluate(isUncovered)).toBe(true);
		await expect(page.getByRole('alertdialog')).toHaveCount(0);

		if (outage === 'the server is killed') await server.restart();
		else await page.context().setOffline(false);
		await expect(timeline.locator('article[data-detailed]')).toBeVisible({ timeout: 20_000 });
		await expect(local.getByRole('button', { name: 'Unfollow' })).toBeVisible();
		await expect(main.getByText('No files yet')).toBeVisible();
		for (const place of places) await expect(retry(place)).toHaveCount(0);
		await expect.poll(() => page.evaluate(missingStyles)).toEqual([]);
		await expect(noConnection(page)).toHaveCount(0);
	});
}

test(
	'without a connection everything opens, and what can’t be done is said in passing',
	PHONE,
	async ({ open, home, isPhone }) => {
		const writer = await home.signUp();
		const reader = await home.follower(writer);
		const note = await home.post(writer, 'React to me');
		const page = await open(reader);
		const mine = card(homeTimeline(page, isPhone), note);
		await expect(mine).toBeVisible();
		await becomesReady(page);
		await page.context().setOffline(true);
		await mine.getByRole('button', { name: 'React' }).click();
		await dialog(page, 'Emojis').getByRole('button', { name: '👍' }).first().click();
		await expect(toast(page, 'No connection to the server')).toBeVisible();
		await mine.getByRole('button', { name: 'Note menu' }).click();
		await expect(page.getByRole('menu')).toBeVisible();
		await page.keyboard.press('Escape');
		await expect(page.getByRole('alertdialog')).toHaveCount(0);
		await expect(noConnection(page)).toHaveCount(1);
		await page.context().setOffline(false);
		await expect(noConnection(page)).toHaveCount(0);
	},
);
