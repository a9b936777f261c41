import type { ReactNode } from 'react';
import { text } from '@/i18n/text';
import { Button } from '@/ui/button/Button';
import { EmptyState } from '@/ui/state/EmptyState';
import { ErrorState } from '@/ui/state/ErrorState';
import { LoadFailureState } from '@/ui/state/LoadFailureState';
import styles from '../PreviewPage.module.css';

const nothing = () => {};

/** What stands in for a list or a page that is empty, failed or not there. */
export function StateSamples(): ReactNode {
	return (
		<div className={styles.grid}>
			<div className={styles.frame}>
				<EmptyState action={<Button variant="primary">{text.preview.sample.primary}</Button>}>
					{text.preview.sample.caption}
				</EmptyState>
			</div>
			<div className={styles.frame}>
				<EmptyState icon="search" title={text.notFound.title}>
					{text.notFound.text}
				</EmptyState>
			</div>
			<div className={styles.frame}>
				<ErrorState onRetry={nothing}>{text.preview.sample.error}</ErrorState>
			</div>
			<div className={styles.frame}>
				<LoadFailureState onRetry={nothing} />
			</div>
		</div>
	);
}
