import { byteSize } from '@/base/byteSize';
import type { DriveFile } from '@/domain/DriveFile';
import { t } from '@/i18n/t';
import { Icon } from '@/ui/Icon';
import styles from './MediaGrid.module.css';

/** A file that can't be shown in place. */
export function FileLink({ file }: { file: DriveFile }) {
	return (
		<a
			className={styles.file}
			href={file.url}
			download={file.name}
			target="_blank"
			rel="nofollow noopener noreferrer"
			aria-label={t('media.download', { name: file.name })}
		>
			<Icon name="file" size={18} />
			<span className={styles.fileName}>{file.name}</span>
			<small>{byteSize(file.size)}</small>
		</a>
	);
}
