import { expect, it } from 'vitest';
import { page } from './support/menus';
import { home, openPage } from './support/openPage';

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
