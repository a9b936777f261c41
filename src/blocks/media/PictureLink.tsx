import type { ReactNode } from 'react';
import type { DriveFile } from '@/domain/drive/DriveFile';
import { useSession } from '@/stores/session/SessionContext';
import { Icon } from '@/ui/icon/Icon';
import { PathLink } from '../navigation/PathLink';
import { Blurhash } from './Blurhash';
import styles from './PictureLink.module.css';
import { proxied } from './proxied';
import { useIsCovered } from './useIsCovered';

interface PictureLinkProps {
	file: DriveFile;
	/** Where it leads: to its file, or its note. */
	path: string;
}

/** A picture as a square that leads to a page; a sensitive one shows its colours alone. */
export function PictureLink({ file, path }: PictureLinkProps): ReactNode {
	const session = useSession();
	const isCovered = useIsCovered(file);
	return (
		<PathLink
			className={styles.link}
			path={path}
			aria-label={file.comment ?? file.name}
			data-tooltip={file.comment ?? file.name}
		>
			{file.blurhash && <Blurhash className={styles.picture} hash={file.blurhash} />}
			{isCovered ? (
				<Icon name="eyeOff" size={18} className={styles.covered ?? ''} />
			) : (
				<img
					className={styles.picture}
					src={file.thumbnailUrl ?? proxied(session, file.url, 'preview')}
					alt=""
					loading="lazy"
					decoding="async"
				/>
			)}
		</PathLink>
	);
}
