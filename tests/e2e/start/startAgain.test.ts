import type { Page } from '@playwright/test';
import { Gate } from '../support/Gate';
import { keepDeck } from '../support/keepDeck';
import { chooseOfPage, chooseOfUser } from '../support/menus';
import { NO_CLIENT } from '../support/preferences';
import { reload } from '../support/reload';
import { card, composeButton, dialog } from '../support/screen';
import { expect, PHONE, test } from '../support/test';

const remembered = (page: Page) =>
	page.evaluate(() => Object.keys(localStorage).filter(key => key.startsWith('lastPage:')).length);
/** Whether a view is stored for the first paint. */
const hasView = (page: Page) => page.evaluate(() => localStorage.getItem('lastView') !== null);

test('a start shows what was read last, until the server has answered', async ({ open, home }) => {
	const writer = await home.signUp();
	const reader = await home.follower(writer);
	const below = await home.post(writer, 'a plain one');
	const marked = await home.post(writer, '**hoisted** :nothing:');
	const page = await open(reader, { base: { ui: 'default' } });
	const timeline = page.getByRole('feed', { name: 'Home' });
	await expect(card(timeline, marked)).toBeVisible();
	await expect.poll(() => remembered(page)).toBe(1);

	const answered = new Gate();
	await page.route('**/api/notes/timeline', async route => {
		await answered.opened;
		await route.continue();
	});
	const fresh = await home.post(writer, 'posted while nobody looked');
	await reload(page);
	await expect(card(timeline, marked).locator('b', { hasText: 'hoisted' })).toBeVisible();
	await expect(card(timeline, below)).toBeVisible();
	await expect(timeline).toHaveAttribute('aria-busy', 'true');
	await expect(card(timeline, fresh)).toHaveCount(0);
	answered.open();
	await expect(card(timeline, fresh)).toBeVisible();
	await expect(timeline).toHaveAttribute('aria-busy', 'false');
	await expect(card(timeline, marked)).toBeVisible();

	await page.unrouteAll({ behavior: 'wait' });
	await page.route('**/api/notes/timeline', route => route.abort());
	await reload(page);
	await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
	// A page that was open for some seconds has left a copy, which knows its time.
	await expect(page.getByText(/^(These notes are from your last visit|As of)/)).toBeVisible();
	await expect(card(timeline, marked)).toBeVisible();
});

test('a first start shows the shape of its page until its code is there', PHONE, async ({ open, home, isPhone }) => {
	const reader = await home.signUp();
	const page = await open(reader, { path: NO_CLIENT });
	const loaded = new Gate();
	await page.route(/\/assets\/vendor-.*\.js/, async route => {
		await loaded.opened;
		await route.continue();
	});
	// Neither painting nor requests wait for the code.
	const layout = page.waitForRequest(isPhone ? /\/assets\/shell-.*\.js/ : /\/assets\/DeckLayout-.*\.js/);
	await page.goto('/', { waitUntil: 'commit' });
	await expect(page.locator('.skeleton-page').first()).toBeVisible();
	await layout;
	await expect.poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length)).toBe(1);
	loaded.open();
	await expect(composeButton(page)).toBeVisible();
	await expect(page.locator('.skeleton')).toHaveCount(0);
});

test(
	'until its code is there, a start shows what was on the page, and hears what is pressed',
	PHONE,
	async ({ open, home }) => {
		const writer = await home.signUp();
		const reader = await home.follower(writer);
		await home.post(writer, '$[fg.color=f00 <img src=x onerror=alert(1)>]');
		const note = await home.post(writer, '$[fg.color=0f0 mast] </article><script>alert(1)</script>');
		const page = await open(reader, { base: { ui: 'default' } });
		const timeline = page.getByRole('feed', { name: 'Home' });
		await expect(card(timeline, note)).toBeVisible();
		await expect.poll(() => hasView(page)).toBe(true);
		const drawn = await card(timeline, note).innerText();

		const loaded = new Gate();
		await page.route('**/assets/shell-*.js', async route => {
			await loaded.opened;
			await route.continue();
		});
		await reload(page, 'commit');
		await expect(page.locator('#root')).toHaveAttribute('aria-busy', 'true');
		// Nothing is painted before its style sheets are loaded.
		await expect.poll(() => card(timeline, note).innerText()).toBe(drawn);
		await expect(card(timeline, note).getByText('mast')).toHaveCSS('color', 'rgb(0, 255, 0)');
		await expect(timeline.locator('img[src="x"]')).toHaveCount(0);
		await composeButton(page).click();
		await expect(dialog(page, 'New note')).toHaveCount(0);
		loaded.open();
		await expect(dialog(page, 'New note')).toBeVisible();
		await expect(page.locator('#root')).not.toHaveAttribute('aria-busy');
		await expect(card(page, note)).toHaveCount(1);
	},
);

test('a deck starts with what its columns showed, until the server has answered', async ({ open, home }) => {
	const writer = await home.signUp();
	const reader = await home.follower(writer);
	const note = await home.post(writer, '**hoisted** by the deck');
	await keepDeck(home, reader, ['home', 'mentions', 'local']);
	const page = await open(reader, { base: { ui: 'deck' } });
	const column = page.locator('[data-column="home"]');
	await expect(card(column, note)).toBeVisible();
	await expect.poll(() => hasView(page)).toBe(true);

	const [loaded, answered] = [new Gate(), new Gate()];
	await page.route('**/assets/shell-*.js', async route => {
		await loaded.opened;
		await route.continue();
	});
	await page.route('**/api/notes/**', async route => {
		await answered.opened;
		await route.continue();
	});
	const fresh = await home.post(writer, 'posted while nobody looked');
	await reload(page, 'commit');
	await expect(page.locator('#root')).toHaveAttribute('aria-busy', 'true');
	await expect(card(column, note).locator('b', { hasText: 'hoisted' })).toBeVisible();
	loaded.open();
	await expect(page.locator('#root')).not.toHaveAttribute('aria-busy');
	await expect(card(column, note).locator('b', { hasText: 'hoisted' })).toBeVisible();
	await expect(column.getByRole('feed')).toHaveAttribute('aria-busy', 'true');
	answered.open();
	await expect(card(column, fresh)).toBeVisible();
	await expect(card(column, note)).toHaveCount(1);
});

test('a start shows nothing of what was chosen otherwise since', async ({ open, home }) => {
	const reader = await home.signUp();
	await home.post(reader, 'a note of mine');
	const page = await open(reader, { base: { ui: 'default', tips: {} } });
	await expect(page.getByRole('feed', { name: 'Home' }).getByText('a note of mine')).toBeVisible();
	await expect.poll(() => hasView(page)).toBe(true);
	await page.getByRole('button', { name: 'Got it' }).click();
	expect(await hasView(page)).toBe(false);
	await reload(page);
	await expect.poll(() => hasView(page)).toBe(true);
	await chooseOfPage(page, 'Language', '日本語');
	await expect(page.getByRole('feed', { name: 'ホーム' }).getByText('a note of mine')).toBeVisible();
	await expect.poll(() => hasView(page)).toBe(true);
	expect(await page.evaluate(() => localStorage.getItem('lastView'))).not.toContain('Show icons only');
});

test('what was deleted, and who was muted, does not come back with the next start', async ({ open, home }) => {
	const writer = await home.signUp();
	const reader = await home.follower(writer);
	const own = await home.post(reader, 'to be deleted');
	await home.post(writer, 'somebody else’s');
	const page = await open(reader, { base: { ui: 'default' } });
	const timeline = page.getByRole('feed', { name: 'Home' });
	await expect(card(timeline, own)).toBeVisible();
	await expect.poll(() => remembered(page)).toBe(1);
	await expect.poll(() => hasView(page)).toBe(true);
	await home.call('notes/delete', { noteId: own.id }, reader);
	await expect(card(timeline, own)).toHaveCount(0);
	expect(await hasView(page)).toBe(false);
	expect(await remembered(page)).toBe(0);

	await reload(page);
	await expect(timeline.getByText('somebody else’s')).toBeVisible();
	await expect.poll(() => remembered(page)).toBe(1);
	await page.goto(`/@${writer.username}`);
	await chooseOfUser(page, writer.username, 'Mute renotes');
	await expect.poll(() => remembered(page)).toBe(0);
});
