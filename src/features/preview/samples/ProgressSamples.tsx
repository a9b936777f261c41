import type { ReactNode } from 'react';
import { text } from '@/i18n/text';
import { ProgressBar } from '@/ui/state/ProgressBar';
import { SkeletonRows } from '@/ui/state/SkeletonRows';
import { Spinner } from '@/ui/state/Spinner';
import styles from '../PreviewPage.module.css';

/** What shows while something is under way. */
export function ProgressSamples(): ReactNode {
	const { sample } = text.preview;
	return (
		<div className={styles.stack}>
			<ProgressBar label={sample.progress} value={0.6} />
			<ProgressBar label={sample.unknown} />
			<div className={styles.row}>
				<Spinner size={16} />
				<Spinner />
				<Spinner size={32} />
			</div>
			<SkeletonRows count={1} />
		</div>
	);
}
