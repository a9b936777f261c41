import { byteSize } from '@/base/byteSize';
import type { DriveFile } from '@/domain/drive/DriveFile';
import { fill } from '@/i18n/fill';
import { text } from '@/i18n/text';
import { Icon } from '@/ui/icon/Icon';
import styles from './MediaGrid.module.css';

interface FileLinkProps {
	file: DriveFile;
	/** For use beside its name. */
	isSmall?: boolean;
}

/** A download link for a file that can't be shown inline. */
export function FileLink({ file, isSmall = false }: FileLinkProps) {
	return (
		<a
			className={isSmall ? styles.save : styles.file}
			href={file.url}
			download={file.name}
			target="_blank"
			rel="nofollow noopener noreferrer"
			aria-label={fill(text.media.download, { name: file.name })}
		>
			{isSmall ? (
				<Icon name="download" size={16} />
			) : (
				<>
					<Icon name="file" size={18} />
					<span className={styles.fileName}>{file.name}</span>
					<small>{byteSize(file.size)}</small>
				</>
			)}
		</a>
	);
}
