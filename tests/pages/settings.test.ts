import { expect, it, vi } from 'vitest';
import { menuItem, page, pressKey } from './support/menus';
import { home, openPage, reloadPage } from './support/openPage';

const list = page.getByRole('navigation', { name: 'Settings' });

it('the list of settings pages stays while its pages change, and marks the one that is shown', async () => {
	await openPage(await home.signUp(), { path: '/settings' });
	await expect(list).toBeVisible();
	const drawn = document.querySelector('nav[aria-label="Settings"]');
	await list.getByRole('link', { name: 'Security' }).click();
	await expect(page.getByRole('heading', { name: 'Connected apps' })).toBeVisible();
	await expect(list.getByRole('link', { name: 'Security' })).toHaveAttribute('aria-current', 'page');
	await list.getByRole('link', { name: 'Preferences' }).click();
	await expect(page.getByLabel('Sensitive media', { exact: true })).toBeVisible();
	await expect(list.getByRole('link', { name: 'Security' })).not.toHaveAttribute('aria-current', 'page');
	expect(document.querySelector('nav[aria-label="Settings"]')).toBe(drawn);
});

it('visitors are asked to sign in, and see no list', async () => {
	await openPage(null, { path: '/settings/preferences' });
	await expect(page.getByRole('dialog')).toBeVisible();
	await expect(list).toHaveCount(0);
});

it('the bar has the chosen items in their order; all others are in the menu', async () => {
	const person = await home.signUp();
	await openPage(person, { path: '/settings/navbar' });
	const bar = page.getByRole('navigation', { name: 'Navigation' });
	const items = page.getByRole('list', { name: 'Items' });
	const inBar = () => bar.getByRole('button').all.map(button => button.getAttribute('aria-label')?.replace(/, .*/, ''));
	await items.getByRole('button', { name: 'Remove Notifications' }).click();
	await page.getByRole('button', { name: 'Add item' }).click();
	await menuItem('Reload').click();
	await items.getByRole('button', { name: 'Move Search', exact: true }).focus();
	pressKey('ArrowUp');
	await expect(bar.getByRole('button', { name: 'Reload' })).toBeVisible();
	expect(inBar().slice(0, 8)).toEqual([
		...['Timeline', 'Drive', 'Follow requests', 'Explore', 'Search', 'Announcements', 'Favorites', 'Lists'],
	]);
	// Something new among the hidden items puts a dot on the menu.
	await home.call('notifications/test-notification', {}, person);
	await expect(bar.getByRole('button', { name: 'More' })).toHaveAttribute('data-marked', 'true');
	await bar.getByRole('button', { name: 'More' }).click();
	await menuItem(/^Notifications/).click();
	await expect(page.getByRole('heading', { name: 'Notifications' })).toBeVisible();
	await reloadPage('/settings/navbar');
	await expect(items.getByRole('button', { name: 'Remove Reload' })).toBeVisible();
	await page.getByRole('button', { name: 'Default items' }).click();
	const initial = [
		...['Timeline', 'Notifications', 'Drive', 'Follow requests', 'Explore', 'Announcements', 'Search', 'Favorites'],
	];
	await vi.waitFor(() => expect(inBar().slice(0, 8)).toEqual(initial));
});
