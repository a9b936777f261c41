import { expect, it } from 'vitest';
import { card, page } from './support/menus';
import { home, openPage } from './support/openPage';
import { bar } from './support/outbox';

it('zen shows nothing but the page', async () => {
	const writer = await home.signUp();
	const reader = await home.follower(writer);
	await home.post(writer, 'breathe in');
	await openPage(reader, { path: '/?zen', base: { ui: 'deck' } });
	await expect(page.getByRole('main').getByText('breathe in')).toBeVisible();
	await expect(bar).toHaveCount(0);
	await expect(page.locator('[data-column]')).toHaveCount(0);
});

it('a wrong address shows the not-found page, and a way back', async () => {
	await openPage(await home.signUp(), { path: '/no/such/page', base: { ui: 'deck' } });
	await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
	await page.getByRole('button', { name: 'Go to start page' }).click();
	await expect.poll(() => location.pathname).toBe('/');
	await expect(page.locator('section[data-column="home"]')).toBeVisible();
});

it('somebody who follows nobody begins on Local', async () => {
	const writer = await home.signUp();
	const note = await home.post(writer, 'good evening, newcomers');
	await openPage(await home.signUp(), { isNew: true });
	await expect(page.getByRole('tab', { name: 'Local' })).toHaveAttribute('aria-selected', 'true');
	await expect(card(note)).toBeVisible();
	await openPage(await home.follower(writer), { isNew: true });
	await expect(page.getByRole('tab', { name: 'Home' })).toHaveAttribute('aria-selected', 'true');
	await expect(card(note)).toBeVisible();
});
