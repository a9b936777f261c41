import { std } from '@syuilo/aiscript/interpreter/lib/std.js';
import { expect, it } from 'vitest';
import { completionsAt } from './completionsAt';
import { SCRIPT_NAMES } from './scriptNames';

it.each([
	['Mk:sa', 5, 0, ['Mk:save']],
	['let x = ui:get', 14, 8, ['Ui:get'].filter(name => name !== 'ui:get')],
	['Mk:save', 7, 7, []],
	['M', 1, 1, []],
	['Mk:sa', -1, -1, []],
	['Mk:save', 5, 5, []],
	['', 0, 0, []],
])('%j at %d', (source, caret, from, names) => {
	expect(completionsAt(source, caret).names).toEqual(names);
	if (names.length > 0) expect(completionsAt(source, caret).from).toBe(from);
});

it('offers eight at most', () => {
	expect(completionsAt('Core:', 5).names).toHaveLength(8);
});

it('knows all names of the interpreter', () => {
	const own = /^(?:Mk|Ui):|^[A-Z_]+$|^(?:print|readline)$/;
	expect(SCRIPT_NAMES.filter(name => !own.test(name))).toEqual(
		Object.keys(std)
			.filter(name => name !== 'help')
			.sort(),
	);
});
