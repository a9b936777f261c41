import { setTimeout as pass } from 'node:timers/promises';
import type { Locator } from '@playwright/test';
import type { PostedNote } from '../support/Home';
import { keepDeck } from '../support/keepDeck';
import { NO_CLIENT } from '../support/preferences';
import { card, column, scrollerOf } from '../support/screen';
import { expect, test } from '../support/test';

// All parts are loaded before they are opened.
test.use({ savesData: false });

/** Duration of the outage. Real time, as it tests that reconnecting slows down meanwhile. */
const OUTAGE_MS = 10_000;

test('after ten seconds without the server, each column has all that was posted, or a gap that fills', async ({
	open,
	ownServer,
}) => {
	const server = await ownServer();
	const { home } = server;
	const writer = await home.signUp();
	const reader = await home.follower(writer);
	await home.postMany(writer, 20, index => `before, ${index}`);
	const kinds = ['home', 'local', 'social', 'global'] as const;
	await keepDeck(home, reader, kinds);
	const page = await open(reader, { home, base: { ui: 'deck' } });
	const columns = kinds.map(kind => column(page, kind));
	for (const each of columns) await expect(each.getByText('before, 19')).toBeAttached();

	await server.kill();
	const back = pass(OUTAGE_MS);
	let missed: PostedNote[] = [];
	await server.aside(async aside => {
		missed = await aside.postMany(writer, 40, index => `meanwhile, ${index}`);
	});
	await back;
	await server.restart();

	for (const each of columns) {
		await each.scrollIntoViewIfNeeded();
		await findAll(each, missed);
	}
	const next = await home.post(writer, 'after it all');
	for (const each of columns) {
		await each.locator('[data-column-handle]').click();
		await expect(card(each, next)).toBeAttached();
	}
});

/** Scrolls a column down, filling the gaps, until every note was seen. They must always be in order. */
async function findAll(within: Locator, notes: readonly PostedNote[]): Promise<void> {
	const seen = new Set<string>();
	const fill = within.locator('[data-gap]').getByRole('button', { name: 'Load missed notes' });
	await expect(within.getByText('meanwhile, 39')).toBeAttached({ timeout: 20_000 });
	await expect
		.poll(
			async () => {
				// Near the edge of the view it may be removed before it is clicked: some steps later it is back.
				if (await fill.isVisible()) await fill.click({ timeout: 1_000 }).catch(() => {});
				const ids = await scrollerOf(within).evaluate(list => {
					const cards = [...list.querySelectorAll<HTMLElement>('article[data-note-id]')];
					// Gaps above may have been filled, so start again after the end.
					const isEnd = list.scrollTop + list.clientHeight >= list.scrollHeight - 1;
					list.scrollTo(0, isEnd ? 0 : list.scrollTop + list.clientHeight / 2);
					return cards.map(each => each.dataset.noteId ?? '');
				});
				expect(ids).toEqual([...ids].sort().reverse());
				for (const id of ids) seen.add(id);
				return notes.filter(({ id }) => !seen.has(id)).length;
			},
			{ intervals: [50], timeout: 30_000 },
		)
		.toBe(0);
}

test('where a timeline can’t be loaded, that is said, and a retry loads it', async ({ open, home }) => {
	const writer = await home.signUp();
	const reader = await home.follower(writer);
	const note = await home.post(writer, 'worth waiting for');
	// Beside a page of the app the deck's columns would load, and be kept.
	const page = await open(reader, { path: NO_CLIENT });
	await page.route('**/api/notes/timeline', route => route.abort());
	await page.goto('/');
	const where = column(page, 'home');
	await expect(where.getByText('Can’t reach the server')).toBeVisible();
	await page.unroute('**/api/notes/timeline');
	await where.getByRole('button', { name: 'Retry' }).click();
	await expect(card(where, note)).toBeVisible();
});

test('where the server answers nothing at all, its page says so, and a retry brings the app', async ({
	open,
	home,
}) => {
	const page = await open(null, { path: '/assets/nothing-here' });
	await page.clock.install();
	let isDown = true;
	await page.route('**/api/**', route => (isDown ? route.abort() : route.continue()));
	await page.goto('/');
	await expect(async () => {
		await page.clock.fastForward(8_000);
		await expect(page.getByText('The server isn’t responding')).toBeVisible({ timeout: 1_000 });
	}).toPass();
	await expect(page.getByText(home.host)).toBeVisible();
	// At once, as the page asks the server again by itself too.
	isDown = false;
	await page.getByRole('button', { name: 'Retry' }).dispatchEvent('click');
	await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
});
