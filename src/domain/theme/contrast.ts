import tinycolor from 'tinycolor2';
import { type Color, over, TEXT_CONTRAST } from './readable';
import type { CompiledTheme } from './Theme';

/** What a compiled theme writes on what. */
export interface InkOnPaper {
	readonly ink: string;
	/** The background; `rx on panel`: a transparent one on top of another. */
	readonly paper: string;
	readonly ratio: number;
	/** 4.5 for text, 3 for marks and controls (WCAG AA). */
	readonly needed: number;
}

export const CONTROL_CONTRAST = 3;
/** What texts are written in. */
export const TEXTS = [
	'fg',
	'dim',
	'accent',
	'link',
	'mention',
	'hashtag',
	'renote',
	'danger',
	'warn',
	'success',
	'info',
];
export const SURFACES = ['canvas', 'panel', 'raised'];
const PAPERS = [...SURFACES, 'rx on panel', 'rx on raised'];

export type Pair = readonly [ink: string, paper: string];

const TEXT_PAIRS: readonly Pair[] = [
	...TEXTS.flatMap(ink => PAPERS.map((paper): Pair => [ink, paper])),
	...['panel', 'rx on panel'].map((paper): Pair => ['read', paper]),
	['on', 'accent'],
	['on-danger', 'danger'],
	...['fg', 'accent'].flatMap(ink =>
		['accent-soft on panel', 'accent-soft on raised'].map((paper): Pair => [ink, paper]),
	),
];

/** The frame of the focus, the marks of what is new, and what switches and sliders are drawn with. */
const CONTROL_PAIRS: readonly Pair[] = SURFACES.map(paper => ['accent', paper] as const);

/** Every pair of colors that texts and controls are drawn with. */
export function inksOnPapers(theme: CompiledTheme): readonly InkOnPaper[] {
	return [
		...TEXT_PAIRS.map(pair => measure(theme, pair, TEXT_CONTRAST)),
		...CONTROL_PAIRS.map(pair => measure(theme, pair, CONTROL_CONTRAST)),
	].filter(pair => pair !== null);
}

/** The pairs that are hard to read. */
export const faintPairs = (theme: CompiledTheme): readonly InkOnPaper[] =>
	inksOnPapers(theme).filter(({ ratio, needed }) => ratio < needed);

/**
 * The contrast of a pair. `dim 80%`: the color with that opacity.
 * @returns null if the theme doesn't have the color, which is optional
 */
export function measure(theme: CompiledTheme, [ink, paper]: Pair, needed: number): InkOnPaper | null {
	const color = (written: string): Color | null => {
		const [name = '', opacity] = written.split(' ');
		const value = theme[`--${name}`];
		if (value === undefined) return null;
		return opacity === undefined ? tinycolor(value) : tinycolor(value).setAlpha(Number.parseInt(opacity, 10) / 100);
	};
	const written = color(ink);
	const [top = '', bottom] = paper.split(' on ');
	const [above, below] = [color(top), bottom === undefined ? null : color(bottom)];
	if (!written || !above) return null;
	const background = below ? over(above, below) : above;
	return { ink, paper, needed, ratio: tinycolor.readability(over(written, background), background) };
}
