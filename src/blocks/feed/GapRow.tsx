import type { ReactNode } from 'react';
import { text } from '@/i18n/text';
import { Button } from '@/ui/button/Button';
import { useWhenBack } from '../query/useWhenBack';
import styles from './GapRow.module.css';

interface GapRowProps {
	state: 'idle' | 'loading' | 'failed';
	/** The text; by default that notes were missed. */
	said?: string;
	onFill: () => void;
}

/** A gap in a feed: a button that fetches the missed notes. */
export function GapRow({ state, said, onFill }: GapRowProps): ReactNode {
	useWhenBack(state === 'failed', onFill);
	return (
		<article className={styles.gap} data-gap>
			<p>{said ?? (state === 'failed' ? text.timeline.gapFailed : text.timeline.gap)}</p>
			<Button size="small" busy={state === 'loading'} onClick={onFill}>
				{state === 'failed' ? text.common.retry : text.timeline.fillGap}
			</Button>
		</article>
	);
}
