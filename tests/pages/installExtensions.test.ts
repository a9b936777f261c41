import { createHash } from 'node:crypto';
import { networkThemes } from '@tests/factories/networkThemes';
import { pluginCode } from '@tests/factories/plugin';
import { expect, it, vi } from 'vitest';
import { dialog, page } from './support/menus';
import { answerWith, home, openPage, reloadPage } from './support/openPage';
import { WITHIN } from './support/Place';
import { runScripts } from './support/runScripts';

const KELP = networkThemes[0] ?? '';
const sum = (data: string) => createHash('sha512').update(data).digest('hex');
const path = (hash = sum(KELP), start = 'install-extensions') =>
	`/${start}?url=${encodeURIComponent('https://themes.example/kelp.json')}&hash=${hash}`;
const fetchIt = page.getByRole('button', { name: 'Fetch and show' });

/** The real notes in the theme; screen readers are told its name. */
const preview = page.getByRole('img', { name: 'Preview: Kelp forest' });

/** What the server says about the address. */
function offer(answer: object, status = 200): ReturnType<typeof vi.fn> {
	const asked = vi.fn();
	answerWith('fetch-external-resources', async params => {
		asked(params);
		return [status, JSON.stringify(answer)];
	});
	return asked;
}

it('asks first, then shows the theme, installs it, and uses it', async () => {
	const asked = offer({ type: 'theme', data: KELP });
	await openPage(await home.signUp(), { path: path() });
	await expect(page.getByText('themes.example', { exact: true })).toBeVisible();
	expect(asked).not.toHaveBeenCalled();
	await fetchIt.click();
	const shown = await preview.one();
	await vi.waitFor(() => expect(shown.querySelectorAll('[data-note-id]')).toHaveLength(2), WITHIN);
	expect(asked.mock.calls[0]?.[0]).toMatchObject({ url: 'https://themes.example/kelp.json', hash: sum(KELP) });
	const { preferences } = await import('@/stores/preferences/Preferences');
	expect(preferences.records('themes')).toEqual([]);
	await page.getByRole('button', { name: 'Install', exact: true }).click();
	await expect(page.getByText('Kelp forest is installed')).toBeVisible();
	await page.getByRole('button', { name: 'Use it now' }).click();
	await expect(page.getByRole('button', { name: 'In use' })).toBeDisabled();
	expect(preferences.records('darkTheme')[0]?.[1]).toMatchObject({ name: 'Kelp forest' });
});

it.each(['install-extentions', 'install-extentions/'])(
	'is found under the network’s misspelt address: /%s',
	async misspelt => {
		offer({ type: 'theme', data: KELP });
		await openPage(await home.signUp(), { path: path(sum(KELP), misspelt) });
		await expect(fetchIt).toBeVisible();
		await vi.waitFor(() => expect(location.pathname).toBe('/install-extensions'), WITHIN);
	},
);

it.each([
	[{ type: 'wallpaper', data: KELP }, 200, 'This kind can’t be installed'],
	[{ type: 'theme', data: `${KELP} ` }, 200, 'It was changed on the way'],
	[{ error: { code: 'EXT_RESOURCE_HASH_DIDNT_MATCH' } }, 400, 'It was changed on the way'],
	[{ error: { code: 'EXT_RESOURCE_RETURNED_INVALID_SCHEMA' } }, 400, 'This can’t be installed'],
	[{ data: KELP }, 200, 'This can’t be installed'],
	[{ error: { code: 'INTERNAL_ERROR' } }, 500, 'It couldn’t be fetched'],
	[
		{ error: { code: 'RATE_LIMIT_EXCEEDED' } },
		429,
		'You are doing this too often. Please wait a moment and try again.',
	],
])('installs nothing of %j (%i)', async (answer, status, message) => {
	offer(answer, status);
	await openPage(await home.signUp(), { path: path() });
	await fetchIt.click();
	await expect(page.getByText(message)).toBeVisible();
	await expect(page.getByRole('button', { name: 'Install', exact: true })).toHaveCount(0);
	await expect(page.getByRole('button', { name: 'Retry' })).toHaveCount(status >= 429 ? 1 : 0);
});

it('is tried again once the connection is back', async () => {
	answerWith('fetch-external-resources', () => Promise.reject(new TypeError('Failed to fetch')));
	await openPage(await home.signUp(), { path: path() });
	await fetchIt.click();
	const retry = page.getByRole('button', { name: 'Retry' });
	await expect(retry).toBeVisible();
	offer({ type: 'theme', data: KELP });
	await retry.click();
	await expect(preview).toBeVisible();
	await expect(page.getByRole('button', { name: 'Install', exact: true })).toBeEnabled();
});

it.each([
	['This theme is invaild: accent', KELP.replace("'#5fd0a0'", "'@accent'")],
	['Failed to parse theme json', KELP.slice(0, -3)],
])('says of a theme that can’t be installed: %s', async (message, data) => {
	offer({ type: 'theme', data });
	await openPage(await home.signUp(), { path: path(sum(data)) });
	await fetchIt.click();
	await expect(page.getByText(message, { exact: true })).toBeVisible();
	await expect(page.getByRole('button', { name: 'Install', exact: true })).toHaveCount(0);
	const { preferences } = await import('@/stores/preferences/Preferences');
	expect(preferences.records('themes')).toEqual([]);
});

it('refuses a theme with the id of a built-in one, which it shows', async () => {
	const data = KELP.replace(/id: '[^']*'/, "id: 'd-astro'");
	offer({ type: 'theme', data });
	await openPage(await home.signUp(), { path: path(sum(data)) });
	await fetchIt.click();
	await page.getByRole('button', { name: 'Install', exact: true }).click();
	await expect(page.getByText('builtin theme', { exact: true })).toBeVisible();
	await expect(preview).toBeVisible();
	const { preferences } = await import('@/stores/preferences/Preferences');
	expect(preferences.records('themes')).toEqual([]);
});

it('says what is wrong with a theme, and which one is there already', async () => {
	const hostile = KELP.replace("'#5fd0a0'", "'url(x)'");
	offer({ type: 'theme', data: hostile });
	const person = await home.signUp();
	await openPage(person, { path: path(sum(hostile)) });
	await fetchIt.click();
	await expect(page.getByText('This theme is invaild: accent')).toBeVisible();
	const { installTheme } = await import('@/stores/themes/installedThemes');
	const { currentSession } = await import('@/stores/session/sessions');
	const { parseTheme } = await import('@/domain/theme/parseTheme');
	installTheme(parseTheme(KELP), currentSession());
	offer({ type: 'theme', data: KELP });
	const { preferences } = await import('@/stores/preferences/Preferences');
	await preferences.settled();
	await reloadPage(path());
	await fetchIt.click();
	await expect(page.getByText('This theme is already installed')).toBeVisible();
	await expect(preview).toBeVisible();
});

it('can be declined, is for who is signed in, and needs a whole address', async () => {
	const asked = offer({ type: 'theme', data: KELP });
	const person = await home.signUp();
	await openPage(person, { path: path() });
	await page.getByRole('button', { name: 'Don’t install' }).click();
	await expect(page.getByText('Nothing was installed.')).toBeVisible();
	expect(asked).not.toHaveBeenCalled();
	await openPage(person, { path: path('nope') });
	await expect(page.getByText('The address of this page is incomplete')).toBeVisible();
	await expect(page.getByRole('button', { name: 'To the app' })).toBeVisible();
	await openPage(null, { path: path() });
	await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible();
	await expect(fetchIt).toHaveCount(0);
});

it('shows a plugin, asks what it may do, and installs it for the account', async () => {
	await runScripts();
	const data = pluginCode('<: 1', '\tpermissions: ["read:account"]\n');
	offer({ type: 'plugin', data });
	const person = await home.signUp();
	await openPage(person, { path: path(sum(data)) });
	await fetchIt.click();
	await expect(page.getByText('It asks for 1 permission:')).toBeVisible();
	await page.getByRole('button', { name: 'Install', exact: true }).click();
	await dialog('What may Tide do?').getByRole('button', { name: 'Allow 1' }).click();
	await expect(page.getByText('Tide is installed')).toBeVisible();
	expect(await home.call('i/apps', {}, person)).toMatchObject([{ name: 'Tide', permission: ['read:account'] }]);
	const { preferences } = await import('@/stores/preferences/Preferences');
	expect(preferences.records('plugins')[0]?.[1]).toMatchObject([{ name: 'Tide', active: true, src: data }]);
});

it.each([
	['Aiscript version 0.11.0 is not supported', pluginCode('').replace('0.19.0', '0.11.0')],
	['Aiscript syntax error', pluginCode('<: 1 +')],
	['Meta block not found', '/// @ 0.19.0'],
])('says of a plugin that can’t be installed: %s', async (error, data) => {
	await runScripts();
	offer({ type: 'plugin', data });
	await openPage(await home.signUp(), { path: path(sum(data)) });
	await fetchIt.click();
	await expect(page.getByText(error, { exact: true })).toBeVisible();
	await expect(page.getByRole('button', { name: 'Install', exact: true })).toHaveCount(0);
});
