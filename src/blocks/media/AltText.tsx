import type { ReactNode } from 'react';
import type { DriveFile } from '@/domain/drive/DriveFile';
import { text } from '@/i18n/text';
import { IconButton } from '@/ui/button/IconButton';
import styles from './AltText.module.css';

interface AltTextProps {
	file: DriveFile;
	onClose: () => void;
}

/** The alt text of a picture, beside it, or below it if there is no room. */
export function AltText({ file, onClose }: AltTextProps): ReactNode {
	return (
		<div className={styles.alt} role="note" aria-label={text.media.alt}>
			<p dir="auto">{file.comment}</p>
			<IconButton icon="close" size="small" iconSize={15} label={text.media.hideText} onClick={onClose} />
		</div>
	);
}
