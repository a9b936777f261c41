import { fireEvent } from '@testing-library/dom';
import { malformedThemes } from '@tests/factories/malformedThemes';
import { networkThemes } from '@tests/factories/networkThemes';
import { expect, it, vi } from 'vitest';
import { menuItem, page, pressKey } from './support/menus';
import { answerWith, home, openPage, reloadPage, setPreferences } from './support/openPage';
import { WITHIN } from './support/Place';

// The theme is followed some seconds after the start.
vi.mock('@/platform/afterStart', () => ({ afterStart: (work: () => void) => work() }));

const root = document.documentElement;
const canvas = () => root.style.getPropertyValue('--canvas');
const code = page.getByRole('textbox', { name: 'Theme code' });
const install = page.getByRole('button', { name: 'Install', exact: true });
const installed = page.getByRole('list', { name: 'Installed themes' });
const builtIn = page.getByRole('list', { name: 'Built-in themes' });
const theme = (props: object, more: object = {}) =>
	JSON.stringify({ id: 'mine', name: 'Mine', base: 'dark', props, ...more });

const openMenuOf = (name: string) => page.getByRole('button', { name: `More about ${name}` }).click();

it('has a theme for light and one for dark, which the device or the key switches between', async () => {
	window.happyDOM.settings.device.prefersColorScheme = 'light';
	await openPage(await home.signUp(), { path: '/settings/theme' });
	await page.getByRole('radio', { name: 'Coffee' }).click();
	await vi.waitFor(() => expect(canvas()).toBe('#e2d6c8'), WITHIN);
	await page.getByRole('radio', { name: 'Astro' }).click();
	expect(canvas()).toBe('#e2d6c8');
	(document.activeElement as HTMLElement | null)?.blur();
	pressKey('d');
	await vi.waitFor(() => expect([root.dataset.theme, canvas()]).toEqual(['dark', '#0b0b1a']), WITHIN);
	const device = await page.getByRole('switch', { name: 'Light or dark like the device' }).one<HTMLInputElement>();
	await vi.waitFor(() => expect(device.checked).toBe(false), WITHIN);
	await page.getByRole('radio', { name: 'Night watch' }).click();
	await vi.waitFor(() => expect([root.dataset.theme, canvas()]).toEqual(['dark', '']), WITHIN);
	await page.getByRole('switch', { name: 'Dark theme' }).click();
	await vi.waitFor(() => expect([root.dataset.theme, canvas()]).toEqual(['light', '#e2d6c8']), WITHIN);
	await reloadPage('/');
	await expect(page.getByRole('navigation', { name: 'Navigation' })).toBeVisible();
	expect(canvas()).toBe('#e2d6c8');
});

it('shows a theme in real notes before it is installed, uses it then, and knows it again', async () => {
	await openPage(await home.signUp(), { path: '/settings/theme/install' });
	await expect(install).toBeDisabled();
	await code.fill(networkThemes[3] ?? '');
	const preview = page.getByRole('img', { name: 'Preview: 砂丘' });
	await expect(preview).toBeVisible();
	const shown = await preview.one();
	await vi.waitFor(() => expect(shown.querySelectorAll('[data-note-id]')).toHaveLength(2), WITHIN);
	expect(shown.style.getPropertyValue('--canvas')).toBe('#f4e7cf');
	expect(shown.dataset.theme).toBe('light');
	await install.click();
	await expect(installed.getByText('砂丘')).toBeVisible();
	expect(canvas()).toBe('');
	await page.getByRole('button', { name: 'Use it' }).click();
	await expect(installed.getByText('In use')).toBeVisible();
	await reloadPage('/settings/theme/install');
	await code.fill(networkThemes[3] ?? '');
	await expect(page.getByText('This theme is already installed')).toBeVisible();
	await expect(install).toBeDisabled();
});

it('says what is wrong with each of 250 malformed themes, keeps what was pasted, and changes nothing', async () => {
	await openPage(await home.signUp(), { path: '/settings/theme/install' });
	const { preferences } = await import('@/stores/preferences/Preferences');
	const state = () => [
		{ ...preferences.profile.preferences },
		...['db:preferences', 'theme', 'chosenThemes'].map(key => localStorage.getItem(key)),
		[...root.attributes].map(({ name, value }) => [name, value]),
		[...document.querySelectorAll('style, link[rel="stylesheet"]')].map(style => style.outerHTML),
	];
	const field = await code.one<HTMLTextAreaElement>();
	const button = await install.one<HTMLButtonElement>({ force: true });
	const sync = vi.fn(async () => null);
	answerWith('i/registry/set', sync);
	await vi.waitFor(() => expect(root.dataset.theme).toBeDefined(), WITHIN);
	const before = structuredClone(state());
	for (const { text, message } of malformedThemes) {
		fireEvent.change(field, { target: { value: text } });
		const errorId = () => field.getAttribute('aria-describedby') ?? '';
		await vi.waitFor(() => expect(document.getElementById(errorId())?.textContent).toBe(message), {
			...WITHIN,
			interval: 1,
		});
		expect(button.disabled).toBe(true);
		button.click();
	}
	expect(state()).toEqual(before);
	expect(sync).not.toHaveBeenCalled();
	await code.fill('{ id: ');
	await reloadPage();
	await expect(code).toHaveValue('{ id: ');
	await expect(page.getByText('Failed to parse theme json')).toBeVisible();
});

it('refuses the id of a built-in theme, and one that was added meanwhile', async () => {
	await openPage(await home.signUp(), { path: '/settings/theme/install' });
	await code.fill(theme({ accent: '#fff' }, { id: 'd-astro' }));
	await install.click();
	await expect(page.getByText('builtin theme', { exact: true })).toBeVisible();
	await code.fill(theme({ accent: '#fff' }));
	await expect(install).toBeEnabled();
	const { installTheme } = await import('@/stores/themes/installedThemes');
	const { currentSession } = await import('@/stores/session/sessions');
	const button = await install.one();
	installTheme({ id: 'mine', name: 'Other', base: 'dark', props: {} }, currentSession());
	button.click();
	await expect(page.getByText(/^(?:already exists|This theme is already installed)$/)).toBeVisible();
});

it('warns of colors that are hard to read before a theme is installed', async () => {
	await openPage(await home.signUp(), { path: '/settings/theme/install' });
	await code.fill(theme({ bg: '#000', panel: '#000', fg: '#eee' }));
	await expect(page.getByRole('img', { name: 'Preview: Mine' })).toBeVisible();
	const warning = page.getByText(/pairs? of its colors (?:is|are) hard to read\./);
	await expect(warning).toHaveCount(0);
	await code.fill(theme({ bg: '#000', panel: '#000', fg: '#eee', link: '#222' }));
	await expect(warning).toBeVisible();
	await expect(install).toBeEnabled();
});

it('copies, shares, edits and removes installed themes, and puts them back', async () => {
	const mine = JSON.parse(theme({ accent: '#ff00aa', X6: '#fff' }, { desc: 'A bold one' }));
	setPreferences({ themes: [mine], darkTheme: mine, syncDeviceDarkMode: false });
	await openPage(await home.signUp(), { path: '/settings/theme/manage', base: { darkMode: true } });
	await expect(installed.getByText('A bold one')).toBeVisible();
	await vi.waitFor(() => expect(root.style.getPropertyValue('--accent')).toBe('#ff00aa'), WITHIN);
	await installed.getByRole('button', { name: 'Copy code' }).click();
	const { parseTheme } = await import('@/domain/theme/parseTheme');
	await expect.poll(async () => parseTheme(await navigator.clipboard.readText())).toEqual(mine);
	await openMenuOf('Mine');
	await menuItem('Remove').click();
	await expect(page.getByText('No themes installed')).toBeVisible();
	await vi.waitFor(() => expect(root.style.getPropertyValue('--accent')).toBe(''), WITHIN);
	await page.getByRole('button', { name: 'Undo' }).click();
	await expect(installed.getByText('In use')).toBeVisible();
	await openMenuOf('Mine');
	await menuItem('Share in a note').click();
	const written = await page.locator('[role="dialog"] textarea').first().value();
	expect(written).toContain('```json5');
	expect(written).toContain("name: 'Mine'");
});

it('lets built-in themes be copied alone, and keeps what it can’t use', async () => {
	setPreferences({ themes: [null, { id: 'bad', name: 'Bad', base: 'dark', props: { accent: '@accent' } }] });
	await openPage(await home.signUp(), { path: '/settings/theme/manage' });
	await expect(builtIn.getByRole('button', { name: 'Copy code' })).toHaveCount(19);
	await openMenuOf('Coffee');
	await expect(menuItem('Edit as a new theme')).toBeVisible();
	await expect(menuItem('Remove')).toHaveCount(0);
	pressKey('Escape');
	await expect(installed.getByText('This theme is invaild: accent')).toBeVisible();
	await expect(installed.getByRole('button', { name: 'Use', exact: true })).toHaveCount(0);
	await openMenuOf('Bad');
	await menuItem('Remove').click();
	await expect(page.getByText('No themes installed')).toBeVisible();
});

it('says what built-in themes are like in the language of the app, also in the copied code', async () => {
	await openPage(await home.signUp(), { path: '/settings/theme/manage', language: 'ja-JP' });
	const row = page.getByRole('list', { name: '組み込みのテーマ' }).getByRole('listitem').first();
	await expect(row.getByText('Chart paper')).toBeVisible();
	await expect(row.getByText('紙とインクの色。')).toBeVisible();
	await row.getByRole('button', { name: 'コードをコピー' }).click();
	const { parseTheme } = await import('@/domain/theme/parseTheme');
	await expect
		.poll(async () => parseTheme(await navigator.clipboard.readText()))
		.toMatchObject({ id: 'l-light', name: 'Chart paper', desc: '紙とインクの色。' });
	await reloadPage('/settings/theme');
	const card = await page.getByRole('radio', { name: 'Coffee' }).one({ force: true });
	expect(card.closest('label')?.dataset.tooltip).toBe('ミルクの泡、焙煎した豆、シナモンの色。');
});
