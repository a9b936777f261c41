import type { ReactNode } from 'react';
import { Blurhash } from '@/blocks/media/Blurhash';
import { proxied } from '@/blocks/media/proxied';
import { useIsCovered } from '@/blocks/media/useIsCovered';
import { mediaKind } from '@/domain/drive/mediaKinds';
import { useSession } from '@/stores/session/SessionContext';
import { Icon, type IconName } from '@/ui/icon/Icon';
import styles from './DriveGrid.module.css';
import type { OwnFile } from './DriveItem';

/** A file's thumbnail over its blurhash, or the icon of its kind. */
export function Thumbnail({ file }: { file: OwnFile }): ReactNode {
	const session = useSession();
	const covered = useIsCovered(file);
	const kind = mediaKind(file);
	const source = file.thumbnailUrl ?? (kind === 'image' && !covered ? proxied(session, file.url, 'preview') : null);
	return (
		<span className={styles.thumbnail}>
			<Icon name={ICONS[kind]} size={30} />
			{file.blurhash && <Blurhash className={styles.picture} hash={file.blurhash} />}
			{source !== null && !covered && (
				<img
					className={styles.picture}
					src={source}
					alt=""
					loading="lazy"
					decoding="async"
					draggable={false}
					onError={event => {
						event.currentTarget.hidden = true;
					}}
				/>
			)}
		</span>
	);
}

const ICONS: Readonly<Record<ReturnType<typeof mediaKind>, IconName>> = {
	image: 'image',
	video: 'video',
	audio: 'music',
	other: 'file',
};
