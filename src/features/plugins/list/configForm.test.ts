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

it('a choice of numbers gives the number back', () => {
	const [speed, mode] = configFields({
		speed: { type: 'enum', enum: [1, 2], default: 2 },
		mode: { type: 'radio', options: [{ value: true }, { value: false }], default: false },
	});
	if (!speed || !mode) throw new Error('They are not there.');
	expect(inputsOf(new Map([['speed', 2]]))).toEqual({ speed: '2' });
	expect(['1', '2', '3', '', undefined].map(input => configValueOf(speed, input))).toEqual([
		...[1, 2],
		...[undefined, undefined, undefined],
	]);
	expect(['true', false].map(input => configValueOf(mode, input))).toEqual([true, false]);
});
