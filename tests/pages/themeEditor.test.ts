import { fireEvent } from '@testing-library/dom';
import { expect, it, vi } from 'vitest';
import { page } from './support/menus';
import { home, openPage, reloadPage, setPreferences } from './support/openPage';
import { WITHIN } from './support/Place';

const PATH = '/theme-editor';
const preview = page.getByRole('img', { name: 'Live preview' });
const name = page.getByLabel('Name', { exact: true });
const save = page.getByRole('button', { name: 'Save as a new theme' });
const digits = (of: string) => page.getByLabel(`${of}, exact value`, { exact: true });
const shown = async (property: string) => (await preview.one()).style.getPropertyValue(property);
const sees = (property: string, value: string) =>
	vi.waitFor(async () => expect(await shown(property)).toBe(value), WITHIN);
const code = page.getByLabel('Theme as JSON5', { exact: true });
const openPart = (part: string) => page.getByRole('tab', { name: part }).click();

it('shows each change at once, goes back and forth, and saves a new theme', async () => {
	await openPage(await home.signUp(), { path: PATH });
	await expect(save).toBeDisabled();
	await sees('--accent', '#0f659f');
	await digits('Accent').fill('#aa0044');
	await sees('--accent', '#aa0044');
	await page.getByRole('radio', { name: 'Dark' }).click();
	expect((await preview.one()).dataset.theme).toBe('dark');
	await page.getByRole('button', { name: 'Undo' }).click();
	await vi.waitFor(async () => expect((await preview.one()).dataset.theme).toBe('light'), WITHIN);
	await page.getByRole('button', { name: 'Undo' }).click();
	await sees('--accent', '#0f659f');
	fireEvent.keyDown(await page.getByRole('button', { name: 'Redo' }).one(), { key: 'y', ctrlKey: true });
	await sees('--accent', '#aa0044');
	await name.fill('  Harbour  ');
	await save.click();
	const installed = page.getByRole('list', { name: 'Installed themes' });
	await expect(installed.getByText('Harbour', { exact: true })).toBeVisible();
	const { preferences } = await import('@/stores/preferences/Preferences');
	const { themes } = await import('@/stores/themes/themePreferences');
	const [theme] = preferences.get(themes);
	expect(theme).toMatchObject({ name: 'Harbour', base: 'light', props: { accent: '#aa0044' } });
	expect(theme?.id).toMatch(/^[\da-f-]{36}$/);
	await reloadPage(PATH);
	await expect(name).toHaveValue('');
	await sees('--accent', '#0f659f');
});

it('goes back and forth by keys, also where nothing has the focus, but not in texts', async () => {
	await openPage(await home.signUp(), { path: PATH });
	await digits('Accent').fill('#aa0044');
	await sees('--accent', '#aa0044');
	const press = (on: Element, key: string, more: object = {}) => fireEvent.keyDown(on, { key, ctrlKey: true, ...more });
	// The browser's own steps back are for texts: it is told so by the return value of an event that nothing prevents.
	expect(press(await digits('Accent').one(), 'z')).toBe(true);
	await sees('--accent', '#aa0044');
	const picker = await page.getByLabel('Accent', { exact: true }).one();
	expect(press(picker, 'z')).toBe(false);
	await sees('--accent', '#0f659f');
	press(document.body, 'Z', { shiftKey: true });
	await sees('--accent', '#aa0044');
	press(document.body, 'z');
	await sees('--accent', '#0f659f');
	press(document.body, 'y', { ctrlKey: false, metaKey: true });
	await sees('--accent', '#aa0044');
	const elsewhere = page.getByRole('navigation', { name: 'Navigation' }).getByRole('button', { name: 'More' });
	expect(press(await elsewhere.one(), 'z')).toBe(true);
	await sees('--accent', '#aa0044');
});

it('begins with the theme that the page is drawn in', async () => {
	const mine = { id: 'mine', name: 'Mine', base: 'dark', props: { bg: '#0a1020', accent: '#ff80c0' } };
	setPreferences({ darkTheme: mine, syncDeviceDarkMode: false });
	await openPage(await home.signUp(), { path: PATH, base: { darkMode: true } });
	await sees('--canvas', '#0a1020');
	expect((await preview.one()).dataset.theme).toBe('dark');
	await expect(digits('Accent')).toHaveValue('#ff80c0');
});

it('keeps edits when it is left, apart for each theme that one began with, until they are discarded', async () => {
	await openPage(await home.signUp(), { path: `${PATH}?theme=d-astro` });
	await sees('--canvas', '#0b0b1a');
	await digits('Background').fill('#101010');
	await name.fill('Coal');
	await reloadPage(PATH);
	await sees('--canvas', '#e4e1d9');
	await expect(name).toHaveValue('');
	await reloadPage(`${PATH}?theme=d-astro`);
	await sees('--canvas', '#101010');
	await expect(name).toHaveValue('Coal');
	await page.getByRole('button', { name: 'Start over' }).click();
	await sees('--canvas', '#0b0b1a');
	await reloadPage();
	await sees('--canvas', '#0b0b1a');
});

it('lets a color follow from others again, and warns of what is hard to read', async () => {
	await openPage(await home.signUp(), { path: PATH });
	await expect(page.getByText('All texts and controls are easy to read.')).toBeVisible();
	await digits('Links').fill('#cccccc');
	await expect(page.getByText('5 pairs are hard to read')).toBeVisible();
	await expect(page.getByText(/^Links on panels: \d\.\d of 4\.5$/)).toBeVisible();
	await digits('Text on the accent').fill('#888888');
	await expect(page.getByText(/^Text on the accent: \d\.\d of 4\.5$/)).toBeVisible();
	await page.getByRole('button', { name: 'Let Text on the accent follow from others' }).click();
	await page.getByRole('button', { name: 'Let Links follow from others' }).click();
	await sees('--link', '#0f659f');
	await expect(page.getByText('All texts and controls are easy to read.')).toBeVisible();
});

it('makes a readable palette from one color or two', async () => {
	await openPage(await home.signUp(), { path: PATH });
	await page.getByRole('radio', { name: 'Dark' }).click();
	await openPart('Palette');
	await digits('First color').fill('#b080ff');
	await page.getByRole('button', { name: 'Make the palette' }).click();
	await sees('--accent', '#b080ff');
	await page.getByRole('switch', { name: 'Use a second color' }).click();
	await digits('Second color').fill('#70e0a0');
	await page.getByRole('button', { name: 'Make the palette' }).click();
	await sees('--link', '#70e0a0');
	await expect(page.getByText('All texts and controls are easy to read.')).toBeVisible();
});

it('keeps what only other clients know, however the theme is edited', async () => {
	const more = { codeHighlighter: { base: 'github-dark', overrides: { x: 1 } }, version: 3, license: 'CC0-1.0' };
	const props = { $sea: '#046', accent: '$sea', bg: '#0a1020', thumbnailGlow: ':alpha<0.5<$sea', X6: '#123' };
	const foreign = { id: 'foreign', name: 'Foreign', author: 'Ort', base: 'dark', props, ...more };
	setPreferences({ themes: [foreign] });
	await openPage(await home.signUp(), { path: `${PATH}?theme=foreign` });
	await digits('Text').fill('#f0f0f0');
	await openPart('Palette');
	await page.getByRole('button', { name: 'Make the palette' }).click();
	await openPart('Code');
	const { default: JSON5 } = await import('json5');
	const written = JSON5.parse(await code.value());
	expect(written).toMatchObject({ name: '', base: 'dark', ...more });
	await code.fill(JSON5.stringify({ ...written, name: 'Tide', credits: ['Ort'] }));
	await reloadPage();
	await expect(name).toHaveValue('Tide');
	await save.click();
	await expect(page.getByRole('list', { name: 'Installed themes' }).getByText('Tide', { exact: true })).toBeVisible();
	const { preferences } = await import('@/stores/preferences/Preferences');
	const { themes } = await import('@/stores/themes/themePreferences');
	const saved = preferences.get(themes)[1];
	expect(saved).toMatchObject({ name: 'Tide', ...more, credits: ['Ort'] });
	expect(saved?.props).toMatchObject({ $sea: '#046', thumbnailGlow: ':alpha<0.5<$sea', X6: '#123' });
	expect(saved?.props.bg).not.toBe('#0a1020');
	expect(saved?.id).not.toBe('foreign');
});

it('takes the code too, and loses nothing of what it can’t read yet', async () => {
	await openPage(await home.signUp(), { path: PATH });
	await openPart('Code');
	await code.fill(
		"{ base: 'light', props: { $sea: '#004466', accent: ':lighten<10<$sea', bg: '#fff', panel: '#fff', fg: '#111' } }",
	);
	await sees('--accent', '#006699');
	for (const [wrong, message] of [
		["{ base: 'light', props: { accent: '@accent' } }", 'This theme is invaild: accent'],
		["{ props: { accent: '#fff' } }", 'This theme is invaild: base'],
		["{ name: 3, base: 'light', props: {} }", 'This theme is invaild: name'],
		['[]', 'This theme is invaild'],
		['{', 'Failed to parse theme json'],
	] as const) {
		await code.fill(wrong);
		await expect(page.getByText(message, { exact: true })).toBeVisible();
		expect(await shown('--accent')).toBe('#006699');
		await expect(code).toHaveValue(wrong);
	}
	await openPart('Colors');
	await expect(page.getByText('Set by an expression in the code').first()).toBeVisible();
	await page.getByRole('button', { name: 'Undo' }).click();
	await sees('--accent', '#0f659f');
});

it('changes colors that a theme has under our own names', async () => {
	const ours = {
		id: 'ours',
		name: 'Ours',
		base: 'dark',
		props: { canvas: '#112233', bg: '#445566', accent: '@canvas' },
	};
	setPreferences({ themes: [ours] });
	await openPage(await home.signUp(), { path: `${PATH}?theme=ours` });
	await sees('--canvas', '#112233');
	await digits('Background').fill('#778899');
	await sees('--canvas', '#778899');
	await sees('--accent', '#778899');
	await page.getByRole('button', { name: 'Let Background follow from others' }).click();
	await sees('--canvas', '#0b0f15');
});
