import fc from 'fast-check';
import tinycolor from 'tinycolor2';
import { expect, it } from 'vitest';
import { compileTheme } from './compileTheme';
import { faintPairs } from './contrast';
import { makePalette } from './makePalette';

const SEED = 19;
const color = fc.integer({ min: 0, max: 0xffffff }).map(value => `#${value.toString(16).padStart(6, '0')}`);

it('makes a readable theme of any colors', () => {
	fc.assert(
		fc.property(color, fc.option(color, { nil: undefined }), fc.constantFrom('light', 'dark'), (main, second, base) => {
			const props = makePalette({ main, second, base });
			expect(faintPairs(compileTheme({ base, props }))).toEqual([]);
		}),
		{ seed: SEED, numRuns: 40 },
	);
});

it('keeps the colors where they can be read', () => {
	const props = makePalette({ main: '#e2b464', second: '#7cc4f0', base: 'dark' });
	expect([props.accent, props.link]).toEqual(['#e2b464', '#7cc4f0']);
	expect(tinycolor(props.bg).isDark()).toBe(true);
	expect(tinycolor(props.panel).toHsl().h).toBeCloseTo(tinycolor('#e2b464').toHsl().h, -1);
});

it('is grey for a grey', () => {
	const props = makePalette({ main: '#808080', base: 'light' });
	for (const name of ['bg', 'panel', 'popup', 'fg']) expect(tinycolor(props[name]).toHsl().s).toBe(0);
});
