import type { ReactNode } from 'react';
import { useWhenBack } from '@/blocks/query/useWhenBack';
import { text } from '@/i18n/text';
import { Button } from '@/ui/button/Button';
import { Spinner } from '@/ui/state/Spinner';
import type { DriveState } from './DriveListing';
import styles from './GridEnd.module.css';

interface GridEndProps {
	state: DriveState;
	onMore: () => void;
}

/** What stands below the files while there are more: that they are loading, or that they failed to. */
export function GridEnd({ state, onMore }: GridEndProps): ReactNode {
	useWhenBack(state.older === 'failed', onMore);
	if (state.older === 'end') return null;
	return (
		<div className={styles.end}>
			{state.older === 'failed' ? (
				<>
					<p>{text.drive.moreFailed}</p>
					<Button size="small" onClick={onMore}>
						{text.common.retry}
					</Button>
				</>
			) : (
				<Spinner />
			)}
		</div>
	);
}
