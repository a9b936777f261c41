import type { Page } from '@playwright/test';
import { Gate } from './support/Gate';
import { chooseOfUser } from './support/menus';
import { reload } from './support/reload';
import { card } from './support/screen';
import { expect, test } from './support/test';

const remembered = (page: Page) =>
	page.evaluate(() => Object.keys(localStorage).filter(key => key.startsWith('lastPage:')).length);

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
	await expect(card(page, marked)).toHaveCount(0);
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
	await home.call('notes/delete', { noteId: own.id }, reader);
	await expect(card(timeline, own)).toHaveCount(0);
	expect(await remembered(page)).toBe(0);

	await reload(page);
	await expect(timeline.getByText('somebody else’s')).toBeVisible();
	await expect.poll(() => remembered(page)).toBe(1);
	await page.goto(`/@${writer.username}`);
	await chooseOfUser(page, writer.username, 'Mute renotes');
	await expect.poll(() => remembered(page)).toBe(0);
});
