import type { ReactNode } from 'react';
import { LatePart } from '@/ui/late/LatePart';
import { lazyPart } from '@/ui/late/lazyPart';
import styles from './MfmText.module.css';
import { ScrolledPre } from './ScrolledPre';

interface MathViewProps {
	/** TeX source. */
	source: string;
	isBlock: boolean;
}

/** Loaded with the first formula. */
const Formula = lazyPart(() => import('./Formula'));
/** Longer formulas are shown as source, as layout happens on the main thread. */
const MAX_LENGTH = 1000;

/** A formula; its source until it is drawn, and if it has errors. */
export function MathView({ source, isBlock }: MathViewProps): ReactNode {
	const written = isBlock ? (
		<ScrolledPre className={styles.block}>{source}</ScrolledPre>
	) : (
		<code className={styles.math}>{source}</code>
	);
	if (source.length > MAX_LENGTH) return written;
	return (
		<LatePart fallback={written}>
			<Formula source={source} isBlock={isBlock} written={written} />
		</LatePart>
	);
}
