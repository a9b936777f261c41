import { formulaClient } from '@workers/formula/formula.client';
import type { MathTree } from '@workers/formula/formula.protocol';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import styles from './MfmText.module.css';

interface FormulaProps {
	/** TeX source. */
	source: string;
	isBlock: boolean;
	/** Shown until the formula is drawn, and if the source has errors. */
	written: ReactNode;
}

const MATHML = 'http://www.w3.org/1998/Math/MathML';

/** A formula as MathML, which browsers render without style sheets or fonts, and screen readers can read. */
export default function Formula({ source, isBlock, written }: FormulaProps): ReactNode {
	const [, setDrawn] = useState<MathTree | null>(null);
	const tree = formulaClient.peek({ source, isBlock });
	useEffect(() => {
		if (tree !== undefined) return;
		let isShown = true;
		void formulaClient.draw({ source, isBlock }).then(drawn => {
			if (isShown) setDrawn(drawn);
		});
		return () => {
			isShown = false;
		};
	}, [tree, source, isBlock]);
	const ref = useCallback((element: HTMLElement | null) => element?.replaceChildren(tree ? toNode(tree) : ''), [tree]);
	if (!tree) return written;
	return <span ref={ref} className={isBlock ? styles.formulaBlock : styles.formula} />;
}

function toNode(tree: MathTree): Node {
	if (typeof tree === 'string') return document.createTextNode(tree);
	const element = document.createElementNS(MATHML, tree.tag);
	for (const [name, value] of Object.entries(tree.attributes)) element.setAttribute(name, value);
	element.append(...tree.children.map(toNode));
	return element;
}
