import type { ReactNode } from 'react';
import type { UploadItem } from '@/domain/drive/UploadItem';
import { Icon } from '@/ui/icon/Icon';
import styles from './UploadThumbnail.module.css';

/** A small preview of the upload; a file icon until there is one. */
export function UploadThumbnail({ item }: { item: UploadItem }): ReactNode {
	const { preview, isSensitive, caption } = item;
	return (
		<span className={styles.thumbnail} data-dim={item.state !== 'ready' || undefined}>
			{preview === null ? (
				<Icon name={item.file.type.startsWith('image/') ? 'image' : 'file'} size={22} />
			) : (
				<img className={styles.picture} src={preview} alt="" decoding="async" />
			)}
			{(isSensitive || caption !== null) && (
				<span className={styles.marks}>
					{isSensitive && <Icon name="eyeOff" size={13} />}
					{caption !== null && <span className={styles.alt}>ALT</span>}
				</span>
			)}
		</span>
	);
}
