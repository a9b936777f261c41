import { CONTROL_CONTRAST, type InkOnPaper, measure, type Pair, SURFACES, TEXTS } from './contrast';
import { TEXT_CONTRAST } from './readable';
import type { CompiledTheme } from './Theme';

const pairs = (inks: readonly string[], papers: readonly string[]): readonly Pair[] =>
	inks.flatMap(ink => papers.map((paper): Pair => [ink, paper]));

/** What is written on what the pointer is over, or what is pressed or focused in a menu. */
const TEXT_PAIRS: readonly Pair[] = [
	...pairs(
		['fg', 'dim'],
		SURFACES.flatMap(each => [`hover on ${each}`, `press on ${each}`]),
	),
	...pairs(TEXTS, ['hover on panel', 'hover on raised']),
	...pairs(['accent', 'danger'], ['press on panel', 'press on raised']),
	...pairs(['read'], ['hover on panel']),
];

/** Frames of the focus, the edges of fields (input.module.css), and the marks of what is chosen. */
const CONTROL_PAIRS: readonly Pair[] = [
	...pairs(
		['accent', 'danger'],
		SURFACES.flatMap(each => [each, ...['rx', 'hover', 'press'].map(top => `${top} on ${each}`)]),
	),
	...pairs(['accent', 'accent-line'], ['accent-soft on panel', 'accent-soft on raised']),
	...pairs(['accent-line', 'dim 80%'], SURFACES),
	...pairs(['accent'], ['on']),
];

/** The pairs that are hard to tell apart while something is hovered, pressed or focused (WCAG 1.4.3, 1.4.11). */
export const faintStates = (theme: CompiledTheme): readonly InkOnPaper[] =>
	[
		...TEXT_PAIRS.map(pair => measure(theme, pair, TEXT_CONTRAST)),
		...CONTROL_PAIRS.map(pair => measure(theme, pair, CONTROL_CONTRAST)),
	]
		.filter(pair => pair !== null)
		.filter(({ ratio, needed }) => ratio < needed);
