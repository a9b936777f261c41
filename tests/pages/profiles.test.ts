import { beforeEach, expect, it, vi } from 'vitest';
import { earlierLookedFor } from '@/stores/preferences/profiles/backupSettings';
import type { Person } from '../e2e/support/Home';
import { menuItem, message, page, toast } from './support/menus';
import { answerWith, changeAnswer, home, openPage, reloadPage } from './support/openPage';
import { WITHIN } from './support/Place';

const PATH = '/settings/profiles';
const BACKUPS = ['client', 'preferences', 'backups'];
const auto = page.getByRole('switch', { name: 'Back up automatically' });

const isAuto = () => (auto.all[0] as HTMLInputElement | undefined)?.checked;

let person: Person;
beforeEach(async () => {
	person = await home.signUp();
});

const kept = (name: string) =>
	home.call<Record<string, unknown>>('i/registry/get', { scope: BACKUPS, key: name }, person);
const keep = (name: string, profile: object) =>
	home.call('i/registry/set', { scope: BACKUPS, key: name, value: profile }, person);
const profile = (name: string, nsfw = 'force') => ({
	...{ id: `${name} id`, version: '1', type: 'main', modifiedAt: Date.now(), name },
	preferences: { nsfw: [[{}, nsfw, {}]], 'newer.key': [[{}, 1, {}]] },
});
const chooseFile = (content: string) =>
	page
		.locator('input[type=file][aria-label="File with settings"]')
		.setInputFiles([new File([content], 'a.misskeypreferences')]);
async function stored(): Promise<unknown> {
	const { preferences } = await import('@/stores/preferences/Preferences');
	return preferences.profile.preferences;
}

it('automatic backup needs a name, and then keeps the settings under it', async () => {
	await openPage(person, { path: PATH });
	await expect(page.getByText('No backups found')).toBeVisible();
	await auto.click();
	await expect(message.getByText('Name your settings first')).toBeVisible();
	await message.getByRole('button', { name: 'Got it' }).click();
	await vi.waitFor(() => expect(isAuto()).toBe(false));
	await page.getByRole('button', { name: 'Rename', exact: true }).click();
	await page.getByRole('textbox', { name: 'Name of this device’s settings' }).fill('   ');
	await page.getByRole('dialog').getByRole('button', { name: 'Rename' }).click();
	await expect(page.getByText('No name yet')).toBeVisible();
	await page.getByRole('button', { name: 'Rename', exact: true }).click();
	await page.getByRole('textbox', { name: 'Name of this device’s settings' }).fill(' Desk ');
	await page.getByRole('dialog').getByRole('button', { name: 'Rename' }).click();
	await expect(page.getByText('Desk', { exact: true })).toBeVisible();
	await auto.click();
	await expect(page.getByRole('button', { name: 'Restore “Desk”' })).toBeVisible();
	await vi.waitFor(() => expect(isAuto()).toBe(true));
	expect(await kept('Desk')).toMatchObject({ name: 'Desk', type: 'main' });
});

it('a file replaces the settings, and the ones of before can be put back; a malformed one changes nothing', async () => {
	await openPage(person, { path: PATH });
	const before = await stored();
	for (const [content, problem] of [
		['{"id": 1', 'The file is damaged'],
		['[]', 'It contains no settings'],
		[JSON.stringify({ ...profile('A'), modifiedAt: 1e300 }), 'It contains no settings'],
		[
			JSON.stringify({ ...profile('A'), preferences: { nsfw: [[{}, 'force', {}], null] } }),
			'The entry “nsfw” is damaged',
		],
		[
			JSON.stringify({ ...profile('A'), preferences: { emojiPalettes: [[{}, [1], {}]] } }),
			'This version can’t use the value of “emojiPalettes”',
		],
		[JSON.stringify(profile('A', 'sideways')), 'This version can’t use the value of “nsfw”'],
	] as const) {
		await chooseFile(content);
		await expect(message.getByText('These settings can’t be loaded')).toBeVisible();
		await expect(message.getByText(problem, { exact: false })).toBeVisible();
		await message.getByRole('button', { name: 'Got it' }).click();
		await expect(message).toHaveCount(0);
	}
	expect(await home.call('i/registry/get-all', { scope: BACKUPS }, person)).toEqual({});
	expect(await stored()).toEqual(before);
	await chooseFile(JSON.stringify(profile('Elsewhere')));
	await message.getByRole('button', { name: 'Replace' }).click();
	await expect(toast('Settings replaced')).toBeVisible();
	await vi.waitFor(async () => expect(await stored()).toEqual(profile('Elsewhere').preferences));
	await page.locator('li').filter({ hasText: 'No name yet' }).getByRole('button').click();
	await message.getByRole('button', { name: 'Replace' }).click();
	await vi.waitFor(async () => expect(await stored()).toEqual(before));
});

it('a backup of another device is never replaced: this one takes the next free name', async () => {
	await keep('Desk', profile('Desk'));
	await openPage(person, { path: PATH });
	await page.getByRole('button', { name: 'Rename', exact: true }).click();
	await page.getByRole('textbox', { name: 'Name of this device’s settings' }).fill('Desk');
	await page.getByRole('dialog').getByRole('button', { name: 'Rename' }).click();
	await page.getByRole('button', { name: 'Back up now' }).click();
	await expect(message.getByText('now named “Desk 2”', { exact: false })).toBeVisible();
	await message.getByRole('button', { name: 'Got it' }).click();
	await expect(page.getByRole('button', { name: 'Restore “Desk 2”' })).toBeVisible();
	expect(await kept('Desk')).toMatchObject({ id: 'Desk id' });
});

it('backups are restored and deleted; a broken one says so', async () => {
	await keep('Desk', profile('Desk'));
	await keep('Broken', { id: 'x' });
	await openPage(person, { path: PATH });
	await expect(page.getByText('Can’t be read')).toBeVisible();
	await page.getByRole('button', { name: 'Restore “Desk”' }).click();
	await message.getByRole('button', { name: 'Replace' }).click();
	await vi.waitFor(async () => expect(await stored()).toEqual(profile('Desk').preferences));
	await page.getByRole('button', { name: 'Delete the backup “Desk”' }).click();
	await message.getByRole('button', { name: 'Delete' }).click();
	await expect(page.getByRole('button', { name: 'Restore “Desk”' })).toHaveCount(0);
	await expect(page.getByRole('button', { name: /^Put back the state/ }).first()).toBeVisible();
});

it('the menu below the list backs up and restores too; without backups a warning says so', async () => {
	await openPage(person, { path: '/settings/security' });
	const open = () => page.getByRole('button', { name: 'Back up settings' }).click();
	await open();
	await menuItem('Restore from a backup…').click();
	await expect(message.getByText('No backups found', { exact: true })).toBeVisible();
	await message.getByRole('button', { name: 'Got it' }).click();
	await keep('Desk', profile('Desk'));
	await open();
	await menuItem('Restore from a backup…').click();
	await menuItem('Desk').click();
	await message.getByRole('button', { name: 'Replace' }).click();
	await expect(toast('Settings replaced')).toBeVisible();
	await open();
	await menuItem('Manage backups').click();
	await expect(page.getByText('Backups on your server')).toBeVisible();
});

it('a failure to list backups is shown, with a way to try again', async () => {
	answerWith('i/registry/get-all', async ({ scope }) =>
		JSON.stringify(scope) === JSON.stringify(BACKUPS) ? [500, '{"error":{"code":"INTERNAL_ERROR","id":"x"}}'] : null,
	);
	await openPage(person, { path: PATH });
	await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
});

it('turning sync on asks where the server has another value; a failure leaves it off', async () => {
	const scope = ['client', 'preferences', 'sync'];
	const key = 'default:nsfw';
	await home.call('i/registry/set', { scope, key, value: [[{}, 'ignore']] }, person);
	await openPage(person, { path: '/settings/preferences' });
	await expect(page.getByLabel('Search settings')).toBeVisible();
	const { switchSync } = await import('@/blocks/preferences/switchSync');
	const { declaredPreferences } = await import('@/stores/preferences/preference');
	const { preferences } = await import('@/stores/preferences/Preferences');
	const { currentSession } = await import('@/stores/session/sessions');
	const nsfw = declaredPreferences.get('nsfw');
	if (!nsfw) throw new Error('There is no such preference.');
	answerWith('i/registry/get', async () => [500, '{"error":{"code":"INTERNAL_ERROR","id":"x","message":"No."}}']);
	void switchSync(currentSession(), nsfw, true);
	await expect(message.getByText('Something happened')).toBeVisible();
	await message.getByRole('button', { name: 'Got it' }).click();
	expect(preferences.records('nsfw')).toEqual([]);
	answerWith('i/registry/get', async () => null);
	void switchSync(currentSession(), nsfw, true);
	await expect(message.getByText('“Sensitive media” differs on your server')).toBeVisible();
	await message.getByRole('button', { name: 'Use the server’s' }).click();
	await expect(toast('“Sensitive media” is now synced')).toBeVisible();
	expect(preferences.records('nsfw')).toEqual([[{}, 'ignore', { sync: true }]]);
});

const isLookedFor = () =>
	Object.entries(localStorage).some(
		([name, value]) => name.startsWith('base:') && value.includes(earlierLookedFor.key),
	);
/** The first start of an account on this device. */
async function startHere(createdAt = '2020-01-01T00:00:00.000Z'): Promise<void> {
	changeAnswer('i', { createdAt });
	await openPage(person, { isNew: true });
	await vi.waitFor(() => expect(isLookedFor()).toBe(true), WITHIN);
}

it('on an account’s first start on a device a message suggests to restore its backups', async () => {
	await keep('Desk', profile('Desk'));
	await startHere();
	await expect(toast('Restore your settings?')).toBeVisible();
	await page.getByRole('status').getByRole('button', { name: 'Show' }).click();
	await expect(page.getByRole('button', { name: 'Restore “Desk”' })).toBeVisible();
	await reloadPage('/');
	await expect(page.getByRole('navigation', { name: 'Navigation' })).toBeVisible();
	await expect(toast('Restore your settings?')).toHaveCount(0);
});

it('settings and themes of before are taken over on an account’s first start, and a message says so', async () => {
	const set = (scope: readonly string[], key: string, value: unknown) =>
		home.call('i/registry/set', { scope, key, value }, person);
	const theme = { id: 'old', name: 'Old', author: 'A', base: 'dark', props: { accent: '#fff' } };
	await set(['client', 'base'], 'nsfw', 'force');
	await set(['client', 'base'], 'unknown', [1]);
	await set(['client'], 'themes', [theme, null]);
	await startHere();
	await expect(toast('Taking over your earlier settings…')).toBeVisible();
	await vi.waitFor(async () => {
		expect(await stored()).toMatchObject({ nsfw: [[{}, 'force', {}]], themes: [[{}, [theme], {}]] });
	}, WITHIN);
	expect(await home.call('i/registry/get', { scope: ['client'], key: 'themes' }, person)).toEqual([theme, null]);
	expect(await home.call('i/registry/get-all', { scope: ['client', 'base'] }, person)).toMatchObject({ unknown: [1] });
});

it.each([
	[
		'to an account younger than 30 minutes',
		async () => {
			await keep('Desk', profile('Desk'));
			await startHere(new Date(Date.now() - 29 * 60_000).toISOString());
		},
	],
	['without backups', () => startHere()],
] as const)('it suggests nothing %s', async (_when, start) => {
	await start();
	await expect(page.getByRole('navigation', { name: 'Navigation' })).toBeVisible();
	const { toasts } = await import('@/ui/toast/toasts');
	expect(toasts.shown().map(({ text }) => text)).not.toContain('Restore your settings?');
});

it('a new device suggests to restore, but not to a young account', async () => {
	await keep('Desk', profile('Desk'));
	const open = async () => {
		await openPage(person, { path: PATH });
		await expect(page.getByRole('button', { name: 'Restore “Desk”' })).toBeVisible();
	};
	await open();
	await expect(page.getByText('Restore your settings?')).toHaveCount(0);
	answerWith('i', async params => {
		const me = await home.call<object>('i', params);
		return [200, JSON.stringify({ ...me, createdAt: '2020-01-01T00:00:00.000Z' })];
	});
	await open();
	await expect(page.getByText('Restore your settings?')).toBeVisible();
	await page.getByRole('button', { name: 'Not now' }).click();
	await expect(page.getByText('Restore your settings?')).toHaveCount(0);
});
