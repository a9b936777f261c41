import type { DriveFile } from '@/domain/drive/DriveFile';
import { text } from '@/i18n/text';
import { Icon } from '@/ui/icon/Icon';
import { Blurhash } from './Blurhash';
import styles from './MediaGrid.module.css';

interface SensitiveCoverProps {
	file: DriveFile;
	onShow: () => void;
}

/** Covers media until the user reveals it; nothing of the media is loaded before. */
export function SensitiveCover({ file, onShow }: SensitiveCoverProps) {
	return (
		<button type="button" className={styles.cover} data-cover="" onClick={onShow}>
			{file.blurhash && <Blurhash className={styles.blurhash} hash={file.blurhash} />}
			<span className={styles.reason}>
				<Icon name="eyeOff" size={16} />
				<b>{file.isSensitive ? text.media.sensitive : text.media.dataSaver}</b>
				{text.media.show}
			</span>
		</button>
	);
}
