import { type ReactNode, useState } from 'react';
import { text } from '@/i18n/text';
import type { Feed } from '@/stores/feeds/Feed';
import { Button } from '@/ui/button/Button';
import { useWhenBack } from '../query/useWhenBack';
import styles from './RecalledLine.module.css';

/**
 * Shown above the notes of the last visit if newer ones could not be fetched; they are fetched when the server is back.
 */
export function RecalledLine({ feed }: { feed: Feed }): ReactNode {
	const [isBusy, setIsBusy] = useState(false);
	const retry = async () => {
		setIsBusy(true);
		await feed.reload();
		setIsBusy(false);
	};
	useWhenBack(!isBusy, () => void retry());
	return (
		<div className={styles.line}>
			<p role="status">{text.timeline.recalled}</p>
			<Button size="small" variant="quiet" busy={isBusy} onClick={() => void retry()}>
				{text.common.retry}
			</Button>
		</div>
	);
}
