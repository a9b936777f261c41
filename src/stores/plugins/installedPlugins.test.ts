// @vitest-environment bundled-happy-dom
import { memoryDatabase } from '@tests/factories/memoryDatabase';
import { beforeEach, expect, it } from 'vitest';
import { preferences } from '../preferences/Preferences';
import { addPlugin, installedPlugins, removePlugin, replacePlugin, setActive, setConfig } from './installedPlugins';
import { plugins } from './pluginPreferences';

const mara = { key: 'a.example/mara', isMember: true };
const noor = { key: 'a.example/noor', isMember: true };
const meta = (name: string) => ({
	...{ name, version: '1', author: 'mara', description: null, permissions: [], config: null },
});
const names = (owner = mara) => installedPlugins(owner).map(({ name }) => name);

beforeEach(async () => {
	await preferences.load(Promise.resolve(memoryDatabase()), mara);
	preferences.changeRecords(plugins.key, () => []);
});

it('a plugin belongs to the account that installed it, and comes once', () => {
	addPlugin('1', meta('Tide'), 'src', mara);
	addPlugin('2', meta('Fog'), 'src', mara);
	expect(() => addPlugin('3', meta('Tide'), 'src', mara)).toThrow('Plugin already installed');
	expect(names()).toEqual(['Tide', 'Fog']);
	expect(names(noor)).toEqual([]);
	addPlugin('4', meta('Tide'), 'src', noor);
	expect(names(noor)).toEqual(['Tide']);
	addPlugin('5', meta('Sea'), 'src', { key: 'a.example/', isMember: false });
	expect(names()).toEqual(['Tide', 'Fog']);
});

it('is changed and removed by its install id', () => {
	addPlugin('1', meta('Tide'), 'src', mara);
	addPlugin('2', meta('Fog'), 'src', mara);
	setActive('1', false, mara);
	setConfig('1', { lines: 3 }, mara);
	replacePlugin('1', { ...meta('Tide'), version: '2' }, 'new', mara);
	expect(installedPlugins(mara)[0]).toMatchObject({
		...{ active: false, configData: { lines: 3 }, version: '2', src: 'new' },
	});
	removePlugin('1', mara);
	expect(names()).toEqual(['Fog']);
});

it('what another client has stored is left alone where it is no plugin', () => {
	const odd = [null, 3, { name: 'x' }, { installId: '', name: 'y', active: true, configData: {}, src: '' }];
	preferences.changeRecords(plugins.key, () => [[{ account: mara.key }, odd, {}]]);
	expect(names()).toEqual([]);
	addPlugin('1', meta('Tide'), 'src', mara);
	expect(names()).toEqual(['Tide']);
	removePlugin('1', mara);
	expect(preferences.get(plugins, mara)).toEqual(odd);
});
