import { describe, expect, it } from 'vitest';
import { configFields, configValues } from './configFields';

const config = {
	on: { type: 'boolean', label: 'On', description: 'Whether it tells.', default: true },
	lines: { type: 'number', default: 3, min: 1, max: 9 },
	word: { type: 'string', default: 'tide', multiline: true },
	pier: { type: 'enum', enum: ['north', { value: 'south', label: 'South pier' }], default: 'south' },
	odd: { type: 'compass', default: 5 },
	none: 'not an object',
};

describe('the settings of a plugin', () => {
	it('have the field of their type', () => {
		const fields = configFields(config);
		expect(fields.map(({ name, type, label }) => [name, type, label])).toEqual([
			['on', 'boolean', 'On'],
			['lines', 'number', 'lines'],
			['word', 'string', 'word'],
			['pier', 'choice', 'pier'],
			['odd', 'string', 'odd'],
		]);
		expect(fields[2]).toMatchObject({ isLong: true });
		expect(fields[3]).toMatchObject({
			options: [
				{ value: 'north', text: 'north' },
				{ value: 'south', text: 'South pier' },
			],
		});
	});

	it('may be a choice of numbers, or of yes and no, which the plugin gets as such', () => {
		const numbers = {
			speed: { type: 'enum', enum: [1, { value: 2.5, label: 'Fast' }, '1', null, {}], default: 2.5 },
			mode: {
				type: 'radio',
				options: [
					{ value: true, label: 'Yes' },
					{ value: false, label: 'No' },
				],
				default: false,
			},
		};
		expect(configFields(numbers)).toMatchObject([
			{
				...{ type: 'choice', default: 2.5 },
				options: [
					{ value: 1, text: '1' },
					{ value: 2.5, text: 'Fast' },
				],
			},
			{ type: 'choice', default: false },
		]);
		expect(configValues({ config: numbers, configData: { speed: 1, mode: true } }).get('speed')).toBe(1);
		expect(configValues({ config: numbers, configData: { speed: '2.5', mode: 'true' } }).get('speed')).toBe(2.5);
	});

	it.each([null, undefined, 3, 'x', [], {}])('are none where %j is declared', given => {
		expect(configFields(given as never)).toEqual([]);
	});

	it('have their chosen values, or the defaults where those don’t fit', () => {
		const values = configValues({ config, configData: { on: 'yes', lines: 4, pier: 'west', word: '' } });
		expect(Object.fromEntries(values)).toEqual({ on: true, lines: 4, word: '', pier: 'south', odd: '' });
		expect(configValues({ config, configData: { lines: 20 } }).get('lines')).toBe(3);
	});
});
