import { type ReactNode, Suspense } from 'react';
import { lazyPart } from '@/ui/late/lazyPart';
import styles from './MfmText.module.css';

interface MathViewProps {
	/** TeX. */
	source: string;
	isBlock: boolean;
}

/** Comes with the first formula. */
const Formula = lazyPart(() => import('./Formula'));
/** A longer one shows as it was written: it is drawn on the main thread. */
const MAX_LENGTH = 1000;

/** A formula; as it was written until it can be drawn, and where it has mistakes. */
export function MathView({ source, isBlock }: MathViewProps): ReactNode {
	const written = isBlock ? (
		<pre className={styles.block}>{source}</pre>
	) : (
		<code className={styles.math}>{source}</code>
	);
	if (source.length > MAX_LENGTH) return written;
	return (
		<Suspense fallback={written}>
			<Formula source={source} isBlock={isBlock} written={written} />
		</Suspense>
	);
}
