import { memo, type ReactNode, useId } from 'react';
import type { UploadItem } from '@/domain/drive/UploadItem';
import { t } from '@/i18n/t';
import type { UploadQueue } from '@/stores/uploads/UploadQueue';
import { CornerClose } from '@/ui/button/CornerClose';
import { IconButton } from '@/ui/button/IconButton';
import { Icon } from '@/ui/icon/Icon';
import { openUploadMenu } from './openUploadMenu';
import { UploadProgress } from './UploadProgress';
import { UploadThumbnail } from './UploadThumbnail';
import styles from './UploadTile.module.css';
import { outcomeText, stateText, troubleText } from './uploadStatus';

interface UploadTileProps {
	queue: UploadQueue;
	item: UploadItem;
}

/** An attachment that is waiting or being uploaded, with its expected result and a menu. */
export const UploadTile = memo(function UploadTile({ queue, item }: UploadTileProps): ReactNode {
	const outcomeId = useId();
	const isStopped = item.state === 'failed' || item.state === 'aborted';
	// A picture that is already small is no problem, so that is only mentioned where there is room.
	const trouble = item.warning === 'tooSmall' && !isStopped ? null : troubleText(item);
	return (
		<li className={styles.item} title={item.name}>
			<div className={styles.tile} data-state={item.state}>
				<button
					type="button"
					className={styles.open}
					aria-haspopup="menu"
					aria-describedby={outcomeId}
					aria-label={t('uploads.menu', { name: item.name })}
					onClick={event => openUploadMenu(queue, item, event.currentTarget)}
				>
					<UploadThumbnail item={item} />
					<span className={styles.more}>
						<Icon name="more" size={14} />
					</span>
				</button>
				{item.state !== 'ready' && !isStopped && <span className={styles.status}>{stateText(item)}</span>}
				{isStopped && (
					<IconButton
						className={styles.retry ?? ''}
						icon="refresh"
						label={t('composer.retryUpload', { name: item.name })}
						onClick={() => void queue.upload(item.id)}
					/>
				)}
				{trouble !== null && (
					<span className={styles.trouble} data-tone={item.state === 'failed' ? 'danger' : 'warn'}>
						{trouble}
					</span>
				)}
				<UploadProgress item={item} />
				<CornerClose
					label={
						item.state === 'uploading' || item.state === 'preparing'
							? t('composer.abortUpload', { name: item.name })
							: t('composer.detach', { name: item.name })
					}
					onClick={() => queue.remove(item.id)}
				/>
			</div>
			{/* Pictures need no name. */}
			{!item.file.type.startsWith('image/') && <bdi className={styles.name}>{item.name}</bdi>}
			<span id={outcomeId} className={styles.outcome}>
				{outcomeText(item)}
			</span>
		</li>
	);
});
