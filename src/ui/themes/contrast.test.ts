import tinycolor from 'tinycolor2';
import { describe, expect, it } from 'vitest';
import { chartPaper } from './chartPaper';
import { compileTheme } from './compileTheme';
import { nightWatch } from './nightWatch';

const AA = 4.5;
const inks = ['--fg', '--dim', '--accent', '--link', '--danger', '--warn', '--success', '--info'] as const;
const panels = ['--canvas', '--panel', '--raised'] as const;

describe.each([nightWatch, chartPaper])('$name', theme => {
	const colours = compileTheme(theme);
	const colour = (name: string) => tinycolor(colours[name as `--${string}`]);

	/** A transparent token on top of an opaque one. */
	function over(top: string, bottom: string): tinycolor.Instance {
		const alpha = colour(top).getAlpha();
		return tinycolor.mix(colour(bottom), colour(top).setAlpha(1), alpha * 100);
	}

	const onPanels = inks.flatMap(ink => panels.map(panel => [ink, panel, colour(panel)] as const));
	const onTints = inks.flatMap(ink =>
		(['--panel', '--raised'] as const).map(panel => [ink, `--rx on ${panel}`, over('--rx', panel)] as const),
	);
	const special = [
		['--read', '--panel', colour('--panel')],
		['--read', '--rx on --panel', over('--rx', '--panel')],
		['--on', '--accent', colour('--accent')],
		['--on-danger', '--danger', colour('--danger')],
		['--fg', '--accent-soft on --panel', over('--accent-soft', '--panel')],
		['--fg', '--accent-soft on --raised', over('--accent-soft', '--raised')],
		['--accent', '--accent-soft on --panel', over('--accent-soft', '--panel')],
		['--accent', '--accent-soft on --raised', over('--accent-soft', '--raised')],
	] as const;

	it.each([...onPanels, ...onTints, ...special])('%s is readable on %s', (ink, _, background) => {
		expect(tinycolor.readability(colour(ink), background)).toBeGreaterThanOrEqual(AA);
	});
});
