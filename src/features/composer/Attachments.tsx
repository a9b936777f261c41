import type { ReactNode } from 'react';
import type { Upload } from '@/blocks/uploads/useUploads';
import type { DriveFile } from '@/domain/DriveFile';
import { t, text } from '@/i18n/t';
import { Icon } from '@/ui/Icon';
import { IconButton } from '@/ui/IconButton';
import styles from './Attachments.module.css';

interface AttachmentsProps {
	files: readonly DriveFile[];
	uploads: readonly Upload[];
	onChange: (files: readonly DriveFile[]) => void;
	onRetry: (upload: Upload) => void;
	/** Takes an upload away, and stops it. */
	onDrop: (id: string) => void;
}

/** What goes along with the note: files that are in the drive, and those on their way to it. */
export function Attachments({ files, uploads, onChange, onRetry, onDrop }: AttachmentsProps): ReactNode {
	if (files.length === 0 && uploads.length === 0) return null;
	return (
		<ul className={styles.list} aria-label={text.composer.attachments}>
			{files.map(file => (
				<li key={file.id} className={styles.item} data-sensitive={file.isSensitive || undefined}>
					<Preview src={file.type.startsWith('image/') ? (file.thumbnailUrl ?? file.url) : null} name={file.name} />
					<IconButton
						className={styles.remove ?? ''}
						icon="close"
						size="small"
						iconSize={14}
						label={t('composer.detach', { name: file.name })}
						onClick={() => onChange(files.filter(each => each.id !== file.id))}
					/>
				</li>
			))}
			{uploads.map(upload => (
				<li key={upload.id} className={styles.item} data-state={upload.state}>
					<Preview src={upload.preview} name={upload.name} />
					{upload.state === 'failed' ? (
						<IconButton
							className={styles.retry ?? ''}
							icon="refresh"
							label={t('composer.retryUpload', { name: upload.name })}
							onClick={() => onRetry(upload)}
						/>
					) : (
						<UploadProgress upload={upload} />
					)}
					<IconButton
						className={styles.remove ?? ''}
						icon="close"
						size="small"
						iconSize={14}
						label={t('composer.abortUpload', { name: upload.name })}
						onClick={() => onDrop(upload.id)}
					/>
				</li>
			))}
		</ul>
	);
}

function UploadProgress({ upload }: { upload: Upload }): ReactNode {
	const status = statusOf(upload);
	return (
		<>
			{status !== null && <span className={styles.status}>{status}</span>}
			<progress
				className={styles.progress}
				value={upload.state === 'preparing' ? undefined : upload.progress}
				aria-label={upload.name}
			/>
		</>
	);
}

function statusOf({ state, prepared }: Upload): string | null {
	if (state === 'preparing') return text.composer.preparing;
	return prepared?.isTooLarge ? text.composer.sentAsItIs : null;
}

function Preview({ src, name }: { src: string | null; name: string }): ReactNode {
	return src === null ? (
		<span className={styles.plain}>
			<Icon name="file" size={22} />
			<span>{name}</span>
		</span>
	) : (
		<img className={styles.picture} src={src} alt={name} />
	);
}
