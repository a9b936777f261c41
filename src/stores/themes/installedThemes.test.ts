// @vitest-environment bundled-happy-dom
import { memoryDatabase } from '@tests/factories/memoryDatabase';
import { networkThemes } from '@tests/factories/networkThemes';
import { beforeEach, describe, expect, it } from 'vitest';
import { coffee } from '@/domain/theme/builtIn/coffee';
import { parseTheme } from '@/domain/theme/parseTheme';
import type { Theme } from '@/domain/theme/Theme';
import { preferences } from '../preferences/Preferences';
import { chosenThemeId, installTheme, isInstalled, removeTheme, restoreTheme, setTheme } from './installedThemes';
import { darkTheme, lightTheme, themes } from './themePreferences';

const mara = { key: 'a.example/mara', isMember: true };
const visitor = { key: 'a.example/', isMember: false };
const theme = (id: string, base: Theme['base'] = 'dark'): Theme => ({ id, name: id, base, props: { accent: '#fff' } });
const ids = () => preferences.get(themes, mara).map(({ id }) => id);

beforeEach(async () => {
	await preferences.load(Promise.resolve(memoryDatabase()), mara);
	for (const each of [themes, lightTheme, darkTheme]) preferences.changeRecords(each.key, () => []);
});

describe('installing a theme', () => {
	it('adds it to the account’s, once', () => {
		installTheme(theme('one'), mara);
		installTheme(theme('two'), mara);
		expect(ids()).toEqual(['one', 'two']);
		expect(() => installTheme(theme('one'), mara)).toThrow('already exists');
		expect(ids()).toEqual(['one', 'two']);
	});

	it('takes all of twenty themes as people share them', () => {
		for (const text of networkThemes) installTheme(parseTheme(text), mara);
		expect(ids()).toHaveLength(20);
		expect(new Set(ids()).size).toBe(20);
	});

	it('refuses the id of a built-in theme', () => {
		expect(() => installTheme(coffee, mara)).toThrow('builtin theme');
		expect(() => installTheme(theme('d-astro'), mara)).toThrow('builtin theme');
		expect(ids()).toEqual([]);
	});

	it('does nothing for a visitor, as removing does', () => {
		installTheme(theme('one'), visitor);
		installTheme(coffee, visitor);
		expect(preferences.profile.preferences[themes.key]).toEqual([]);
		installTheme(theme('one'), mara);
		const [installed] = preferences.get(themes, mara);
		expect(installed && removeTheme(installed, visitor)).toBeNull();
		expect(isInstalled('one', mara)).toBe(true);
	});
});

describe('removing a theme', () => {
	it('chooses the default one where it was chosen, and can be taken back', () => {
		for (const id of ['one', 'two', 'three']) installTheme(theme(id), mara);
		const two = preferences.get(themes, mara)[1];
		if (!two) throw new Error('It is not installed.');
		setTheme(two, mara);
		expect(chosenThemeId('dark', mara)).toBe('two');
		const removed = removeTheme(two, mara);
		expect(ids()).toEqual(['one', 'three']);
		expect(chosenThemeId('dark', mara)).toBe('d-dark');
		if (removed) restoreTheme(removed, mara);
		expect(ids()).toEqual(['one', 'two', 'three']);
		expect(chosenThemeId('dark', mara)).toBe('two');
	});

	it('leaves another theme alone that was chosen before it was taken back', () => {
		installTheme(theme('one'), mara);
		setTheme(theme('one'), mara);
		const removed = removeTheme(theme('one'), mara);
		setTheme(theme('other'), mara);
		if (removed) restoreTheme(removed, mara);
		expect(ids()).toEqual(['one']);
		expect(chosenThemeId('dark', mara)).toBe('other');
	});

	it('finds the theme by its id where the list was read anew', () => {
		for (const id of ['one', 'two']) installTheme(theme(id), mara);
		expect(removeTheme(theme('one'), mara)).toMatchObject({ index: 0 });
		expect(ids()).toEqual(['two']);
	});

	it('leaves the choice alone where another one is chosen', () => {
		installTheme(theme('one'), mara);
		setTheme(theme('other'), mara);
		const [one] = preferences.get(themes, mara);
		expect(one && removeTheme(one, mara)).toMatchObject({ wasChosen: false });
		expect(chosenThemeId('dark', mara)).toBe('other');
		expect(chosenThemeId('light', mara)).toBe('l-light');
	});
});

describe('the chosen theme', () => {
	it('is a whole theme or none, whatever another client has synced', () => {
		setTheme(coffee, mara);
		expect(preferences.get(lightTheme, mara)).toBe(coffee);
		for (const value of ['coffee', 3, [], {}, { id: 'x' }, { id: 'x', name: 1, props: {} }]) {
			preferences.changeRecords(lightTheme.key, () => [[{}, value, {}]]);
			expect(preferences.get(lightTheme, mara)).toBeNull();
		}
		setTheme({ ...theme('l-light', 'light') }, mara);
		expect(preferences.records(lightTheme.key).at(-1)?.[1]).toBeNull();
	});
});
