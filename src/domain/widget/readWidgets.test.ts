import { expect, it } from 'vitest';
import { readWidgets } from './readWidgets';

it('reads what is stored, with kinds and fields that it does not know', () => {
	const stored = [
		{ name: 'calendar', id: 'a', place: 'right', data: { showMonth: true } },
		{ name: 'tideTable', id: 'b', place: 'left', data: { pier: 3 }, color: 'blue' },
	];
	expect(readWidgets(stored)).toEqual(stored);
});

it('replaces what is missing or malformed, and leaves out what has no name', () => {
	const stored = [null, 3, 'clock', {}, { name: '' }, { name: 'memo', data: [1] }, { name: 'memo', place: 'top' }];
	expect(readWidgets(stored)).toEqual([
		{ id: 'widget5', name: 'memo', place: 'right', data: {} },
		{ id: 'widget6', name: 'memo', place: 'right', data: {} },
	]);
	expect(readWidgets({ name: 'memo' })).toEqual([]);
	expect(readWidgets(undefined)).toEqual([]);
});

it('gives widgets with the same id different ones, the same at each reading', () => {
	const stored = () => [
		{ name: 'clock', id: 'a' },
		{ name: 'memo', id: 'a' },
		{ name: 'memo', id: 'widget1' },
	];
	const ids = readWidgets(stored()).map(({ id }) => id);
	expect(new Set(ids).size).toBe(3);
	expect(ids[0]).toBe('a');
	expect(readWidgets(stored()).map(({ id }) => id)).toEqual(ids);
});

it('gives the same widgets for the same array', () => {
	const stored = [{ name: 'clock', id: 'a' }];
	expect(readWidgets(stored)).toBe(readWidgets(stored));
});
