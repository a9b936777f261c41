import type { ReactNode } from 'react';
import type { UploadItem } from '@/domain/drive/UploadItem';
import { t } from '@/i18n/t';
import { text } from '@/i18n/text';
import type { UploadQueue } from '@/stores/uploads/UploadQueue';
import { IconButton } from '@/ui/button/IconButton';
import { openUploadMenu } from './openUploadMenu';
import { UploadProgress } from './UploadProgress';
import styles from './UploadRow.module.css';
import { UploadThumbnail } from './UploadThumbnail';
import { outcomeText, stateText, troubleText } from './uploadStatus';

/** A file of a queue with all its details. */
export function UploadRow({ queue, item }: { queue: UploadQueue; item: UploadItem }): ReactNode {
	const { id, name, state } = item;
	const trouble = troubleText(item);
	const isStopped = state === 'failed' || state === 'aborted';
	return (
		<li className={styles.row} data-state={state}>
			<span className={styles.thumbnail}>
				<UploadThumbnail item={item} />
			</span>
			<div className={styles.facts}>
				<b className={styles.name} dir="auto">
					{name}
				</b>
				<span className={styles.outcome}>
					{stateText(item)} · {outcomeText(item)}
				</span>
				{trouble !== null && (
					<span className={styles.trouble} data-tone={state === 'failed' ? 'danger' : 'warn'}>
						{trouble}
					</span>
				)}
				<UploadProgress item={item} />
			</div>
			{isStopped && (
				<IconButton icon="refresh" label={t('composer.retryUpload', { name })} onClick={() => void queue.upload(id)} />
			)}
			{(state === 'uploading' || state === 'preparing') && (
				<IconButton icon="pause" label={t('composer.abortUpload', { name })} onClick={() => queue.abort(id)} />
			)}
			<IconButton
				icon="more"
				label={t('uploads.menu', { name })}
				aria-haspopup="menu"
				onClick={event => openUploadMenu(queue, item, event.currentTarget)}
			/>
			<IconButton icon="close" label={`${text.uploads.remove}: ${name}`} onClick={() => queue.remove(id)} />
		</li>
	);
}
