import type { ReactNode } from 'react';
import { Phrase } from '@/i18n/Phrase';
import { text } from '@/i18n/text';
import { Button } from '@/ui/button/Button';
import { useWhenBack } from '../query/useWhenBack';
import { ExactTime } from '../time/ExactTime';
import styles from './CopiedLine.module.css';

interface CopiedLineProps {
	/** When the copy was made, in milliseconds since the epoch; null for what was shown at the last visit. */
	at: number | null;
	onRetry: () => void;
	isBusy?: boolean;
}

/** Says as of when something is shown that could not be fetched again; it is fetched when the server is back. */
export function CopiedLine({ at, onRetry, isBusy = false }: CopiedLineProps): ReactNode {
	useWhenBack(!isBusy, onRetry);
	return (
		<div className={styles.line}>
			<p role="status">
				{at === null ? (
					text.timeline.recalled
				) : (
					<Phrase markup={text.timeline.recalledAt} parts={{ time: <ExactTime key="time" at={at} /> }} />
				)}
			</p>
			<Button size="small" variant="quiet" busy={isBusy} onClick={onRetry}>
				{text.common.retry}
			</Button>
		</div>
	);
}
