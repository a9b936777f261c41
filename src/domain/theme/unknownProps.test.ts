import { networkThemes } from '@tests/factories/networkThemes';
import { expect, it } from 'vitest';
import { compileTheme } from './compileTheme';
import { makePalette } from './makePalette';
import { parseTheme } from './parseTheme';
import { unknownProps } from './unknownProps';

it('keeps constants and what only other clients know', () => {
	const props = {
		$sea: '#046',
		canvas: '#000',
		bg: '#000',
		navBg: '$sea',
		thumbnailGlow: ':alpha<0.5<$sea',
		X6: '@navBg',
	};
	expect(unknownProps(props)).toEqual({ $sea: '#046', thumbnailGlow: ':alpha<0.5<$sea', X6: '@navBg' });
});

it.each(networkThemes)('leaves a theme that can be compiled with another palette: %s', text => {
	const { base, props } = parseTheme(text);
	const palette = makePalette({ main: '#b080ff', base });
	const compiled = compileTheme({ base, props: { ...unknownProps(props), ...palette } });
	expect(compiled).toEqual(compileTheme({ base, props: palette }));
});
