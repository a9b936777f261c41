import type { Locator, Route } from '@playwright/test';
import { card, homeTimeline, scrollerOf } from '../support/screen';
import { expect, PHONE, test } from '../support/test';

const REACTIONS = ['👍', '❤️', '😆', '🎉', '🍮', '🤔', '😮', '💢', '😥', '😇'];
const PICTURES = 10;
const FILES = /\/files\//;

test(
	'the card in the middle of the view stays, whatever arrives, reacts and loads above it',
	PHONE,
	async ({ open, home, isPhone }) => {
		const writer = await home.signUp();
		const [reader, ...crowd] = await Promise.all([home.follower(writer), ...REACTIONS.map(() => home.signUp())]);
		await home.postMany(writer, 14, index => `older ${index} `.repeat(20));
		const note = await home.post(writer, 'the one that is being read '.repeat(4));
		const above = await home.postMany(writer, 2, index => `just above, ${index}`);
		const fileIds = await Promise.all(Array.from({ length: PICTURES }, () => home.upload(writer)));
		const pictures = await home.post(writer, { cw: 'ten pictures', fileIds });
		await home.postMany(writer, 5, index => `newer ${index}`);

		const page = await open(reader, { path: '/no/such/page' });
		const held: Route[] = [];
		let loaded = 0;
		let holds = true;
		await page.route(FILES, route => (holds ? void held.push(route) : route.continue()));
		page.on('requestfinished', request => {
			if (FILES.test(request.url())) loaded++;
		});
		await page.goto('/');
		const feed = homeTimeline(page, isPhone);
		// From the end on to the top, as a slow page draws a card only after the view has gone past it.
		const scroll = (pixels: number) =>
			scrollerOf(feed).evaluate((element, by) => {
				const { scrollTop } = element;
				element.scrollBy(0, by);
				if (by > 0 && element.scrollTop === scrollTop) element.scrollTo(0, 0);
			}, pixels);
		await expect(feed.getByText('newer 4')).toBeVisible();
		await expect(async () => {
			await scroll(60);
			expect(await card(feed, pictures).count()).toBe(1);
		}).toPass({ intervals: [20] });
		// Content behind a warning is never folded. By script, as a pressed row is kept in place for a moment.
		await card(feed, pictures)
			.getByRole('button', { name: /^Show more/ })
			.evaluate((button: HTMLElement) => button.click());
		// In steps, so that the pictures come into view and are loaded; then the card to the middle.
		const read = card(feed, note);
		await expect(async () => {
			// A card that isn't drawn yet is further down, or above if the view has gone past it.
			// How many pictures a browser asks for at once is its own matter: the others follow when these are released.
			const wanted = held.length === 0 ? card(feed, pictures) : read;
			const distance = await belowMiddle(wanted);
			await scroll(Number.isFinite(distance) ? distance : 60);
			expect(held.length).toBeGreaterThan(0);
			expect(Math.abs(await belowMiddle(read))).toBeLessThan(2);
			await watchCard(read);
		}).toPass({ intervals: [20] });
		holds = false;
		await Promise.all(held.map(route => route.continue()));
		await expect.poll(() => loaded).toBeGreaterThanOrEqual(PICTURES);
		await Promise.all([
			home.postMany(writer, 50, index => `arrival ${index}`),
			...crowd.map(async (person, index) => {
				for (const each of above) await home.react(person, each, REACTIONS[index] ?? '👍');
			}),
		]);
		await expect(page.getByRole('button', { name: '50 new notes' }).first()).toBeVisible();
		for (const each of above) await expect(card(feed, each).locator('[data-reaction]')).toHaveCount(REACTIONS.length);
		expect(await page.evaluate(() => window.cardMoved)).toBeLessThanOrEqual(1);

		// Waiting notes are shown on request.
		await page.getByRole('button', { name: '50 new notes' }).first().click();
		await expect(feed.getByText('arrival 49')).toBeInViewport();
	},
);

declare global {
	interface Window {
		/** The largest distance of the watched card from its first position in any frame, in pixels. */
		cardMoved: number;
	}
}

/**
 * How far a card's middle is below the middle of its list, in pixels; infinite if it isn't in the document. Looked up
 * and measured at once, as a list that is being scrolled may take the card out of the document at any moment.
 */
function belowMiddle(card: Locator): Promise<number> {
	return card.evaluateAll(([element]) => {
		if (!element) return Number.POSITIVE_INFINITY;
		const box = element.closest('[data-scroller]')?.getBoundingClientRect() ?? new DOMRect();
		const { top, height } = element.getBoundingClientRect();
		return top + height / 2 - (box.top + box.height / 2);
	});
}

/** Checks the card's position in every frame, right before it is painted. Fails where it isn't drawn any more. */
function watchCard(card: Locator): Promise<void> {
	return card.evaluate(
		element => {
			const start = element.getBoundingClientRect().top;
			window.cardMoved = 0;
			// Resize observers are called last before a frame is painted: the probe changes its size in each.
			const probe = document.createElement('div');
			probe.style.cssText = 'position: fixed; inset: -9px auto auto -9px; height: 1px';
			document.body.append(probe);
			new ResizeObserver(() => {
				const moved = element.isConnected ? Math.abs(element.getBoundingClientRect().top - start) : 9_999;
				window.cardMoved = Math.max(window.cardMoved, moved);
			}).observe(probe);
			let width = 1;
			const next = () => {
				width = 3 - width;
				probe.style.width = `${width}px`;
				requestAnimationFrame(next);
			};
			next();
		},
		undefined,
		{ timeout: 1_000 },
	);
}
