import katex from 'katex';
import { type ReactNode, useCallback, useMemo } from 'react';
import styles from './MfmText.module.css';

interface FormulaProps {
	/** TeX. */
	source: string;
	isBlock: boolean;
	/** What is shown where the source has mistakes. */
	written: ReactNode;
}

/** Em; a formula may ask for room. */
const MAX_SIZE = 10;
const MAX_EXPANSIONS = 200;
/** KaTeX writes these with a `style` attribute, which the Content-Security-Policy forbids: a frame loses its own colour. */
const FRAMED = /\\fcolorbox\s*\{[^{}]*\}/g;
const POOR_MANS_BOLD = /\\pmb(?![a-z])/gi;

/** A formula as MathML, which browsers draw themselves: no style sheet, no fonts, and screen readers can read it. */
export default function Formula({ source, isBlock, written }: FormulaProps): ReactNode {
	const drawn = useMemo(() => draw(source, isBlock), [source, isBlock]);
	const ref = useCallback((element: HTMLElement | null) => element?.replaceChildren(drawn ?? ''), [drawn]);
	if (drawn === null) return written;
	return <span ref={ref} className={isBlock ? styles.formulaBlock : styles.formula} />;
}

function draw(source: string, isBlock: boolean): Element | null {
	const element = document.createElement('span');
	const safe = source.replace(FRAMED, '\\colorbox').replace(POOR_MANS_BOLD, '\\boldsymbol');
	if (safe.includes('\\fcolorbox')) return null;
	try {
		katex.render(safe, element, {
			output: 'mathml',
			displayMode: isBlock,
			maxSize: MAX_SIZE,
			maxExpand: MAX_EXPANSIONS,
			strict: 'ignore',
			trust: false,
		});
		return element.querySelector('math');
	} catch {
		return null;
	}
}
