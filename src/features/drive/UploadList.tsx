import type { ReactNode } from 'react';
import type { Upload } from '@/blocks/uploads/useUploads';
import { t } from '@/i18n/t';
import { IconButton } from '@/ui/IconButton';
import styles from './UploadList.module.css';

interface UploadListProps {
	uploads: readonly Upload[];
	onRetry: (upload: Upload) => void;
	/** Takes an upload away, and stops it. */
	onRemove: (id: string) => void;
}

/** What is on its way to the drive, and what did not get there. */
export function UploadList({ uploads, onRetry, onRemove }: UploadListProps): ReactNode {
	if (uploads.length === 0) return null;
	return (
		<ul className={styles.list} aria-label={t('drive.uploading', { count: uploads.length })}>
			{uploads.map(upload => (
				<li key={upload.id} className={styles.upload}>
					<span className={styles.name} dir="auto">
						{upload.name}
					</span>
					{upload.state === 'failed' ? (
						<IconButton
							icon="refresh"
							size="small"
							label={t('composer.retryUpload', { name: upload.name })}
							onClick={() => onRetry(upload)}
						/>
					) : (
						<progress value={upload.progress} aria-label={upload.name} />
					)}
					<IconButton
						icon="close"
						size="small"
						label={t('composer.abortUpload', { name: upload.name })}
						onClick={() => onRemove(upload.id)}
					/>
				</li>
			))}
		</ul>
	);
}
