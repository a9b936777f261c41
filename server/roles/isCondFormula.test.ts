import { describe, expect, it } from 'vitest';
import { isCondFormula } from './isCondFormula';

const nested = (levels: number): Record<string, unknown> =>
	levels === 0 ? { id: 'a', type: 'isCat' } : { id: 'a', type: 'not', value: nested(levels - 1) };

describe('isCondFormula', () => {
	it.each([
		{},
		{ id: 'a', type: 'isLocal' },
		{ type: 'isLocal' },
		{ id: 'a', type: 'and', values: [] },
		{ id: 'a', type: 'or', values: [{ id: 'b', type: 'notesMoreThanOrEq', value: 5 }, nested(3)] },
		{ id: 'a', type: 'roleAssignedTo', roleId: 'abc' },
		{ id: 'a', type: 'createdLessThan', sec: 60.5 },
		nested(15),
	])('takes %j', formula => expect(isCondFormula(formula)).toBe(true));

	it.each([
		{ id: 'a' },
		{ id: 'a', type: 'constructor' },
		{ id: 'a', type: '__proto__' },
		{ id: 'a', type: 'toString', value: 1 },
		{ id: 7, type: 'isLocal' },
		{ id: 'a', type: 'and' },
		{ id: 'a', type: 'or', values: [null] },
		{ id: 'a', type: 'not' },
		{ id: 'a', type: 'roleAssignedTo', roleId: 'x'.repeat(200) },
		{ id: 'a', type: 'createdMoreThan', sec: '60' },
		{ id: 'a', type: 'notesLessThanOrEq', value: null },
		{ id: 'a', type: 'and', values: Array.from({ length: 200 }, () => ({ id: 'b', type: 'isCat' })) },
		nested(16),
	])('refuses %j', formula => expect(isCondFormula(formula)).toBe(false));
});
