import { describe, expect, it } from 'vitest';
import { builtInThemes } from './builtIn/builtInThemes';
import { compileTheme } from './compileTheme';
import { faintPairs, inksOnPapers } from './contrast';
import { faintStates } from './faintStates';

describe.each(builtInThemes)('$id', theme => {
	it('is readable: texts and controls stand out from all they are drawn on', () => {
		expect(faintPairs(compileTheme(theme))).toEqual([]);
	});

	it('is readable where something is hovered, pressed or focused, and shows the edges of controls', () => {
		expect(faintStates(compileTheme(theme))).toEqual([]);
	});
});

it('looks at every text on every background', () => {
	const [theme] = builtInThemes;
	if (!theme) throw new Error('There is no theme.');
	const compiled = compileTheme({ ...theme, props: { ...theme.props, mention: '#ddd' } });
	expect(faintPairs(compiled).map(({ ink, paper }) => [ink, paper])).toEqual(
		['canvas', 'panel', 'raised', 'rx on panel', 'rx on raised'].map(paper => ['mention', paper]),
	);
	expect(inksOnPapers(compiled)).toHaveLength(9 * 5 + 2 + 2 + 4 + 3);
});

it('has those that the product promises, by their ids', () => {
	const ids = (base: string) => builtInThemes.filter(theme => theme.base === base).map(({ id }) => id.slice(2));
	expect(ids('light')).toEqual(['light', 'coffee', 'apricot', 'rainy', 'botanical', 'vivid', 'cherry', 'sushi', 'u0']);
	expect(ids('dark')).toEqual([
		'dark',
		'persimmon',
		'astro',
		'future',
		'botanical',
		'green-lime',
		'green-orange',
		'cherry',
		'ice',
		'u0',
	]);
	expect(builtInThemes.every(({ id, base }) => id.startsWith(base === 'light' ? 'l-' : 'd-'))).toBe(true);
});
