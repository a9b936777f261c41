import { expect, it } from 'vitest';
import { type HistoryEntry, levelsOf, withEntry } from './levelsOf';

const entriesOf = (...paths: string[]): HistoryEntry[] =>
	paths.map((path, index) => ({ index, path, level: path.replace(/#.*/, '') }));
const pathsOf = (entries: HistoryEntry[], shown: number, count = 3) =>
	levelsOf(entries, shown, count).map(({ path }) => path);

it('keeps the last three levels, the shown one last', () => {
	const entries = entriesOf('/a', '/b', '/c', '/d');
	expect(pathsOf(entries, 3)).toEqual(['/b', '/c', '/d']);
	expect(pathsOf(entries, 1)).toEqual(['/a', '/b']);
	expect(pathsOf(entries, 3, 1)).toEqual(['/d']);
});

it('makes one level of the tabs of a page, which shows the last of them', () => {
	const entries = entriesOf('/a', '/b', '/b#1', '/b#2', '/c');
	expect(pathsOf(entries, 4)).toEqual(['/a', '/b#2', '/c']);
	expect(pathsOf(entries, 2)).toEqual(['/a', '/b#1']);
	const [, level] = levelsOf(entries, 2, 3);
	expect(levelsOf(entries, 3, 3)[1]?.id).toBe(level?.id);
});

it('drops what followed where a new page is opened', () => {
	const next = withEntry(entriesOf('/a', '/b', '/c'), { index: 1, path: '/d', level: '/d' }, true);
	expect(next.map(({ path }) => path)).toEqual(['/a', '/d']);
	const back = withEntry(entriesOf('/a', '/b'), { index: 0, path: '/a', level: '/a' }, false);
	expect(back.map(({ path }) => path)).toEqual(['/a', '/b']);
});

it('ends where the history is not known', () => {
	const entries = [...entriesOf('/a'), { index: 5, path: '/f', level: '/f' }];
	expect(pathsOf(entries, 5)).toEqual(['/f']);
});
