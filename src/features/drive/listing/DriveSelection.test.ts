import { describe, expect, it } from 'vitest';
import { DriveSelection } from './DriveSelection';

const chosen = (selection: DriveSelection) => [...selection.state.getState().chosen].sort().join('');

describe('choosing in the drive', () => {
	it('takes one after the other, or all between two', () => {
		const selection = new DriveSelection();
		selection.toggle('b');
		expect([chosen(selection), selection.state.getState().current]).toEqual(['b', 'b']);
		selection.extend('d', ['a', 'b', 'c', 'd', 'e']);
		expect(chosen(selection)).toBe('bcd');
		selection.toggle('c');
		expect(chosen(selection)).toBe('bd');
	});

	it('lets go of what is gone', () => {
		const selection = new DriveSelection();
		selection.choose(['a', 'b']);
		selection.keep(new Set(['b']));
		expect(chosen(selection)).toBe('b');
	});
});
