import type { ReactNode } from 'react';
import { byteSize } from '@/base/byteSize';
import { overallProgress, type UploadItem } from '@/domain/drive/UploadItem';
import { t } from '@/i18n/t';
import { text } from '@/i18n/text';
import type { UploadQueue } from '@/stores/uploads/UploadQueue';
import { Button } from '@/ui/button/Button';
import { ProgressBar } from '@/ui/state/ProgressBar';
import { showUploadTray } from './showUploadTray';
import styles from './UploadBar.module.css';

interface UploadBarProps {
	queue: UploadQueue;
	items: readonly UploadItem[];
	/** Whether starting the uploads is the main action. */
	isPrimary?: boolean;
}

/** The progress of a whole queue, with buttons to start or stop it. */
export function UploadBar({ queue, items, isPrimary = false }: UploadBarProps): ReactNode {
	const isSending = queue.isSending;
	const { max, value } = overallProgress(items);
	return (
		<div className={styles.bar}>
			{isSending && (
				<>
					<ProgressBar label={text.uploads.title} max={max || 1} value={value} />
					<span className={styles.said}>{t('uploads.overall', { done: byteSize(value), all: byteSize(max) })}</span>
				</>
			)}
			<span className={styles.spacer} />
			{isSending ? (
				<Button size="small" onClick={() => queue.abortAll()}>
					{text.uploads.stopAll}
				</Button>
			) : (
				<Button
					{...(isPrimary ? { variant: 'primary' as const } : { size: 'small' as const })}
					icon="upload"
					disabled={items.length === 0}
					onClick={() => {
						void queue.uploadAll();
						showUploadTray();
					}}
				>
					{items.length === 0 ? text.uploads.upload : t('uploads.uploadAllWaiting', { count: items.length })}
				</Button>
			)}
		</div>
	);
}
