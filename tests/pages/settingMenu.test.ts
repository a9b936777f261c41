import { fireEvent } from '@testing-library/dom';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Person } from '../e2e/support/Home';
import { closeByKey } from './support/driving';
import { menuItem, page, toast } from './support/menus';
import { home, openPage, reloadPage, setPreferences } from './support/openPage';
import { WITHIN } from './support/Place';

const PATH = '/settings/preferences';
const field = page.getByLabel('Sensitive media', { exact: true });
const host = new URL(home.origin).host;

let mara: Person;
let noor: Person;
beforeEach(async () => {
	[mara, noor] = await Promise.all([home.signUp(), home.signUp()]);
});

async function records(key: string): Promise<unknown> {
	const { preferences } = await import('@/stores/preferences/Preferences');
	await preferences.settled();
	return preferences.records(key);
}

const open = (name: string) => page.getByRole('button', { name: `Options for ${name}`, exact: true }).click();

/** Presses an item that is on or off, after which the menu stays. */
async function toggle(name: string): Promise<void> {
	await page.getByRole('menuitemcheckbox', { name }).click();
	await closeByKey(page.getByRole('menu'));
}

const synced = () => home.call('i/registry/get-all', { scope: ['client', 'preferences', 'sync'] }, mara);

it('a value of one account alone is set and taken back; no other account has it', async () => {
	await openPage(mara, { path: PATH, others: [noor] });
	await field.selectOption({ label: 'Hide all media' });
	await open('Sensitive media');
	await toggle('Only for this account');
	await field.selectOption({ label: 'Always show' });
	expect(await records('nsfw')).toEqual([
		[{}, 'force', {}],
		[{ account: `${host}/${mara.id}` }, 'ignore', {}],
	]);
	await reloadPage(`/?loginId=${noor.id}`);
	await reloadPage(PATH);
	await expect(field).toHaveValue('force');
	await reloadPage(`/?loginId=${mara.id}`);
	await reloadPage(PATH);
	await expect(field).toHaveValue('ignore');
	// The row listens a moment after it shows.
	const row = await page.locator('[data-marker="nsfw"]').one();
	await vi.waitFor(() => expect(fireEvent.contextMenu(row)).toBe(false), WITHIN);
	await toggle('Only for this account');
	await expect(field).toHaveValue('force');
	expect(await records('nsfw')).toEqual([[{}, 'force', {}]]);
});

it('sync is switched on and off, and leaves the value in both places', async () => {
	await openPage(mara, { path: PATH });
	await field.selectOption({ label: 'Hide all media' });
	await open('Sensitive media');
	await toggle('Sync');
	await expect(toast('“Sensitive media” is now synced')).toBeVisible();
	expect(await synced()).toEqual({ 'default:nsfw': [[{}, 'force']] });
	await field.selectOption({ label: 'Always show' });
	await vi.waitFor(async () => expect(await synced()).toEqual({ 'default:nsfw': [[{}, 'ignore']] }), WITHIN);
	await open('Sensitive media');
	await toggle('Sync');
	await expect(toast('“Sensitive media” is no longer synced')).toBeVisible();
	expect([await records('nsfw'), await synced()]).toEqual([[[{}, 'ignore', {}]], { 'default:nsfw': [[{}, 'ignore']] }]);
});

it('a setting goes back to its default, and from there to what it was', async () => {
	const menu = [{ id: 'b', type: 'federation', name: 'One' }];
	setPreferences({
		nsfw: 'force',
		dataSaver: { media: true, avatar: true, urlPreview: false, code: false },
		statusbars: menu,
	});
	await openPage(mara, { path: PATH });
	await open('Sensitive media');
	await menuItem('Reset to default').click();
	await expect(field).toHaveValue('respect');
	await expect(toast('“Sensitive media” reset')).toBeVisible();
	await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
	await expect(field).toHaveValue('force');
	// One value of several that are stored together.
	await page
		.locator('[data-marker="dataSaver.media"]')
		.getByRole('button', { name: /^Options for/ })
		.click();
	await menuItem('Reset to default').click();
	expect(await records('dataSaver')).toEqual([
		[{}, { media: false, avatar: true, urlPreview: false, code: false }, {}],
	]);
	// A list with a control of its own.
	await reloadPage('/settings/statusbar');
	await page
		.locator('[data-marker="statusbars"]')
		.getByRole('button', { name: /^Options for/ })
		.click();
	await menuItem('Reset to default').click();
	expect(await records('statusbars')).toEqual([[{}, [], {}]]);
	await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
	await vi.waitFor(async () => expect(await records('statusbars')).toEqual([[{}, menu, {}]]), WITHIN);
});

it('its link leads to it', async () => {
	await openPage(mara, { path: PATH });
	await open('Sensitive media');
	await menuItem('Copy link to this setting').click();
	await expect.poll(() => navigator.clipboard.readText()).toBe(`${home.origin}${PATH}#nsfw`);
	await reloadPage(`${PATH}#nsfw`);
	await expect(field).toBeFocused();
});
