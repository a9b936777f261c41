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

	it('takes one alone where the last one is gone', () => {
		const selection = new DriveSelection();
		selection.toggle('x');
		const left = ['a', 'b', 'c', 'd'];
		selection.keep(new Set(left));
		selection.extend('c', left);
		expect(chosen(selection)).toBe('c');
		selection.extend('d', left);
		expect(chosen(selection)).toBe('cd');
	});

	it('grows and shrinks as it is swept, beside what was selected before', () => {
		const keys = ['a', 'b', 'c', 'd', 'e'];
		const selection = new DriveSelection();
		selection.sweep('b', 'c', keys);
		selection.sweep('c', 'd', keys);
		expect(chosen(selection)).toBe('bcd');
		selection.sweep('d', 'c', keys);
		expect(chosen(selection)).toBe('bc');
		selection.sweep('c', 'a', keys);
		expect(chosen(selection)).toBe('ab');
		selection.toggle('e');
		selection.sweep('e', 'd', keys);
		expect(chosen(selection)).toBe('abde');
	});

	it('is not swept over what can’t be selected', () => {
		const selection = new DriveSelection();
		selection.sweep('folder', 'a', ['a', 'b']);
		selection.sweep('a', 'b', ['a', 'b']);
		expect(chosen(selection)).toBe('ab');
		selection.sweep('b', 'a', ['a', 'b']);
		selection.sweep('a', 'folder', ['a', 'b']);
		expect(chosen(selection)).toBe('a');
	});

	it('lets go of what is gone', () => {
		const selection = new DriveSelection();
		selection.choose(['a', 'b']);
		selection.keep(new Set(['b']));
		expect(chosen(selection)).toBe('b');
	});
});
