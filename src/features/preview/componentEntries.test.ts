// @vitest-environment bundled-happy-dom

import { existsSync, readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { componentEntries } from './componentEntries';

const UI = 'src/ui/';

/** Folders and components that show nothing by themselves. */
const UNSEEN: Readonly<Record<string, string>> = {
	focus: 'It moves the focus.',
	'page/PageFrame': 'It gives a page its height.',
	'overlay/OverlayBoundary': 'It shows what `state/LoadFailureState` shows.',
	'overlay/OverlayHost': 'The page has one, around all overlays.',
	'overlay/OverlayStack': 'The page has one, around all overlays.',
	swipe: 'It moves what is swiped.',
	'state/LoadBoundary': 'It shows what `state/LoadFailureState` shows.',
	'swipe/TabSwiper': 'It shows a name while a finger moves.',
};

const shown = componentEntries.flatMap(({ shows }) => shows);
const files = readdirSync(UI, { recursive: true, encoding: 'utf8' });

it('every component of src/ui is in the preview', () => {
	const components = files
		.filter(name => name.endsWith('.tsx') && !name.endsWith('.test.tsx'))
		.map(name => name.slice(0, -'.tsx'.length));
	expect(components.length).toBeGreaterThan(40);
	expect(components.filter(name => !shown.includes(name) && !(name in UNSEEN))).toEqual([]);
});

it('every folder of src/ui is in the preview', () => {
	const folders = readdirSync(UI, { withFileTypes: true })
		.filter(entry => entry.isDirectory())
		.map(({ name }) => name);
	expect(folders.length).toBeGreaterThan(15);
	const isShown = (folder: string) => shown.some(name => name.startsWith(`${folder}/`));
	expect(folders.filter(folder => !isShown(folder) && !(folder in UNSEEN))).toEqual([]);
});

it('the preview names no component twice, and none that is gone', () => {
	expect(new Set(shown).size).toBe(shown.length);
	const isThere = (name: string) => ['', '.ts', '.tsx'].some(ending => existsSync(UI + name + ending));
	expect([...shown, ...Object.keys(UNSEEN)].filter(name => !isThere(name))).toEqual([]);
});
