import { expect, it, vi } from 'vitest';
import { menuItem, offered, page, pressKey } from './support/menus';
import { changeAnswer, home, openPage, setPreferences } from './support/openPage';
import { WITHIN } from './support/Place';

const bar = page.getByRole('navigation', { name: 'Navigation' });
const tiles = page.getByRole('menu').locator('[data-tile]');
const icon = () => document.querySelector<HTMLLinkElement>('link[rel="icon"]')?.href ?? '';

it('unread notifications are counted in the title, and mark the page’s icon and the other account', async () => {
	const [person, other] = [await home.signUp(), await home.signUp()];
	document.head.insertAdjacentHTML('beforeend', '<link rel="icon" href="data:image/svg+xml,<svg></svg>">');
	await home.call('notifications/test-notification', {}, other);
	await openPage(person, { others: [other] });
	await expect(bar.getByRole('button', { name: /others have unread notifications/ })).toBeVisible();
	expect(document.title).not.toMatch(/^[(]/);
	const plain = icon();
	await home.call('notifications/test-notification', {}, person);
	await vi.waitFor(() => expect(document.title).toMatch(/^[(]1[)] /), WITHIN);
	await vi.waitFor(() => expect(icon()).not.toBe(plain), WITHIN);
	expect(decodeURIComponent(icon())).toContain('<circle');
	document.querySelector('link[rel="icon"]')?.remove();
});

it('items without a place are tiles of the launch pad, with the legal pages of the server below', async () => {
	const person = await home.signUp();
	changeAnswer('meta', {
		impressumUrl: 'https://a.example/imprint',
		tosUrl: null,
		privacyPolicyUrl: 'https://a.example/privacy',
	});
	setPreferences({ menu: ['search'] });
	await openPage(person);
	await bar.getByRole('button', { name: 'More' }).click();
	await expect(menuItem('About')).toBeVisible();
	expect(tiles.all.map(tile => tile.textContent)).toEqual([
		...['Notifications', 'Follow requests', 'Explore', 'Announcements', 'Favorites', 'Lists', 'Antennas', 'Pages'],
		...['Play', 'Clips', 'Drive', 'Channels', 'Look up', 'Profile'],
	]);
	pressKey('ArrowDown');
	expect(document.activeElement?.textContent).toBe('Announcements');
	pressKey('Enter');
	await expect(page.getByRole('heading', { name: 'Announcements' })).toBeVisible();
	await bar.getByRole('button', { name: 'More' }).click();
	await menuItem('About').click();
	await expect(menuItem('Imprint')).toHaveAttribute('href', 'https://a.example/imprint');
	await expect(menuItem('Privacy policy')).toBeVisible();
	await expect(menuItem('Terms of use')).toHaveCount(0);
});

it('the menus about the server and of tools are items of the bar, with the tools that open for the account', async () => {
	const person = await home.signUp();
	setPreferences({ menu: ['about', 'tools'] });
	await openPage(person);
	await bar.getByRole('button', { name: 'About' }).click();
	await expect(menuItem('Contact')).toBeVisible();
	const first = ['Charts', 'Ads', 'Tools', 'Contact'];
	expect(offered().filter(name => first.includes(name))).toEqual(first);
	await menuItem('Tools').click();
	await menuItem('API console').click();
	await expect(page.getByRole('heading', { name: 'API console' })).toBeVisible();
	await bar.getByRole('button', { name: 'Tools' }).click();
	await expect(menuItem('API console')).toBeVisible();
	expect(offered()).toEqual(['Scratchpad', 'API console']);
	await menuItem('Scratchpad').click();
	await expect(page.getByRole('heading', { name: 'Scratchpad' })).toBeVisible();
});

it('visitors have what is open to them: its places as tiles, and the tools that open for everybody', async () => {
	await openPage(null);
	await page.getByRole('button', { name: 'More' }).click();
	await expect(menuItem('About')).toBeVisible();
	expect(tiles.all.map(tile => tile.textContent)).toEqual([
		...['Explore', 'Announcements', 'Pages', 'Play', 'Search', 'Channels', 'Look up'],
	]);
	await menuItem('Channels').click();
	await expect(page.getByRole('heading', { name: 'Channels' })).toBeVisible();
	await page.getByRole('button', { name: 'More' }).click();
	await menuItem('About').click();
	await menuItem('Tools').click();
	await expect(menuItem('Scratchpad')).toBeVisible();
	await expect(menuItem('API console')).toHaveCount(0);
});

it('a page that has no title of its own has the bar with the way back all the same', async () => {
	const back = page.getByRole('button', { name: 'Back', exact: true });
	await openPage(await home.signUp(), { path: '/my/favorites' });
	await expect(page.getByRole('heading', { name: 'Favorites' })).toBeVisible();
	const { grantAllBut } = await import('@tests/factories/grantAllBut');
	const { currentSession } = await import('@/stores/session/sessions');
	grantAllBut(currentSession(), 'read:favorites');
	await expect(page.getByText('This sign-in doesn’t have the permission for that.')).toBeVisible();
	await back.click();
	await expect(back).toHaveCount(0);
});
