import type { Locator, Page } from '@playwright/test';
import { hostileStrings } from '../../factories/hostileStrings';
import { card, column, scrollerOf } from '../support/screen';
import { expect, test } from '../support/test';

test('500 hostile texts and 3,000 brackets break nothing', async ({ open, ownServer }) => {
	const { home } = await ownServer();
	const writers = await Promise.all([home.signUp(), home.signUp()]);
	const reader = await home.follower(...writers);
	const ids: string[] = [];
	for (const [index, text] of hostileStrings.entries()) {
		const writer = writers[index % 2];
		if (writer) ids.push((await home.post(writer, text)).id);
	}
	const [writer] = writers;
	const bomb = await home.post(writer, '['.repeat(3_000));
	expect(ids).toHaveLength(500);

	const page = await open(reader, { home, path: '/no/such/page' });
	const elsewhere: string[] = [];
	const origins = [home.origin, 'data:', 'blob:', home.origin.replace('http', 'ws')];
	page.on('request', request => {
		if (!origins.some(origin => request.url().startsWith(origin))) elsewhere.push(request.url());
	});
	page.on('dialog', asked => {
		elsewhere.push(asked.message());
		void asked.dismiss();
	});
	await page.goto('/');
	const feed = column(page, 'home');
	const list = scrollerOf(feed);
	await expect(card(feed, bomb)).toBeVisible();
	await expect(card(feed, bomb).getByText('[[[[[[[[').first()).toBeVisible();

	const seen = new Set<string>();
	await expect
		.poll(
			async () => {
				const { inView, tooWide } = await readOn(list);
				for (const id of inView) seen.add(id);
				expect(tooWide).toEqual([]);
				return ids.filter(id => !seen.has(id)).length;
			},
			{ intervals: [0], timeout: test.info().timeout * 0.75 },
		)
		.toBe(0);
	expect(await pageOverflow(page)).toBe(0);
	expect(elsewhere).toEqual([]);
	expect(
		await page.evaluate(() => document.querySelectorAll('a[href^="javascript:" i], script:not([src])').length),
	).toBe(0);

	// Still responsive: the header scrolls up, and new notes arrive.
	await list.evaluate(element => element.scrollTo(0, 0));
	const next = await home.post(writer, 'still afloat');
	await expect(card(feed, next)).toBeVisible();
});

/** Returns the visible cards and those wider than the list; then scrolls down by most of a view. */
function readOn(scroller: Locator): Promise<{ inView: string[]; tooWide: string[] }> {
	return scroller.evaluate(list => {
		const cards = [...list.querySelectorAll<HTMLElement>('article[data-note-id]')];
		const { right } = list.getBoundingClientRect();
		const reach = (each: HTMLElement) =>
			Math.max(
				each.getBoundingClientRect().right,
				list.scrollWidth > list.clientWidth ? each.getBoundingClientRect().left + each.scrollWidth : 0,
			);
		const tooWide = cards.filter(each => reach(each) > right + 1).map(each => each.textContent?.slice(0, 80) ?? '');
		const inView = cards.map(each => each.dataset.noteId ?? '');
		list.scrollBy(0, list.clientHeight * 0.8);
		return new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done({ inView, tooWide }))));
	});
}

/** By how many pixels the page is wider than the window. */
function pageOverflow(page: Page): Promise<number> {
	return page.evaluate(() => {
		const { scrollWidth, clientWidth } = document.documentElement;
		return scrollWidth - clientWidth;
	});
}
