import type { DriveFile } from '@/domain/DriveFile';
import { t } from '@/i18n/t';
import styles from './MediaGrid.module.css';

/** A sound in the browser's own player, under its name. */
export function MediaAudio({ file }: { file: DriveFile }) {
	return (
		<div className={styles.audio}>
			<span className={styles.fileName}>{file.comment ?? file.name}</span>
			<audio src={file.url} preload="none" controls aria-label={t('media.audio', { name: file.name })} />
		</div>
	);
}
