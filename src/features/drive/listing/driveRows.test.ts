import { describe, expect, it } from 'vitest';
import type { DriveItem, OwnFile } from './DriveItem';
import { fileItem, folderItem } from './DriveItem';
import { columnsIn, driveRows, neighbour } from './driveRows';

const file = (id: string): DriveItem => fileItem({ id } as OwnFile);
const folder = (id: string): DriveItem => folderItem({ id, name: id, parentId: null });
const items = [folder('A'), file('a'), file('b'), file('c'), file('d'), file('e')];
const shape = (columns: number) =>
	driveRows(items, columns).map(row => row.items.map(({ key }) => key.split(' ')[1]).join(''));

describe('the grid of the drive', () => {
	it('has as many columns as there is room for', () => {
		expect([280, 320, 366, 390, 420, 800, 1600].map(columnsIn)).toEqual([2, 3, 3, 3, 3, 5, 10]);
	});

	it('keeps folders and files in rows of their own', () => {
		expect(shape(4)).toEqual(['A', 'abcd', 'e']);
		expect(shape(2)).toEqual(['A', 'ab', 'cd', 'e']);
	});

	it('is walked through by the keys', () => {
		const rows = driveRows(items, 2);
		const from = (id: string, key: string) => neighbour(rows, `file ${id}`, key)?.key;
		expect(['ArrowRight', 'ArrowLeft', 'ArrowDown', 'ArrowUp'].map(key => from('b', key))).toEqual([
			'file c',
			'file a',
			'file d',
			'folder A',
		]);
		expect([from('d', 'ArrowDown'), from('e', 'ArrowDown')]).toEqual(['file e', undefined]);
		expect([from('c', 'Home'), from('c', 'End'), from('c', 'x')]).toEqual(['folder A', 'file e', undefined]);
	});
});
