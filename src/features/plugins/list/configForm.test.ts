import { expect, it } from 'vitest';
import { configFields } from '@/domain/plugin/configFields';
import { configValueOf, inputsOf } from './configForm';

const [lines, on, word] = configFields({
	lines: { type: 'number', default: 3, min: 1, max: 9 },
	on: { type: 'boolean', default: false },
	word: { type: 'string', default: '' },
});

it('numbers are typed as texts', () => {
	expect(
		inputsOf(
			new Map<string, string | number | boolean>([
				['lines', 3],
				['on', true],
			]),
		),
	).toEqual({ lines: '3', on: true });
	if (!lines || !on || !word) throw new Error('They are not there.');
	expect(configValueOf(lines, '4')).toBe(4);
	for (const input of ['', ' ', 'many', '0', '10', 'Infinity', undefined])
		expect(configValueOf(lines, input)).toBeUndefined();
	expect([configValueOf(on, true), configValueOf(word, ''), configValueOf(on, 'yes')]).toEqual([true, '', undefined]);
});
