import type { ReactNode } from 'react';
import type { LinkPreview } from '@/domain/note/LinkPreview';
import { useSession } from '@/stores/session/SessionContext';
import { proxied } from '../media/proxied';
import styles from './LinkPreviewCard.module.css';

interface LinkPreviewFaceProps {
	preview: LinkPreview;
	hasIcon: boolean;
	hasThumbnail: boolean;
}

/** Picture, title, description and site of a page, in a row. */
export function LinkPreviewFace({ preview, hasIcon, hasThumbnail }: LinkPreviewFaceProps): ReactNode {
	const session = useSession();
	const { url, title, description, thumbnail, icon, sitename } = preview;
	return (
		<>
			{thumbnail && hasThumbnail && (
				<img className={styles.thumbnail} src={proxied(session, thumbnail, 'preview')} alt="" loading="lazy" />
			)}
			<span className={styles.words}>
				<b className={styles.title}>{title ?? url}</b>
				{description && <span className={styles.description}>{description}</span>}
				<span className={styles.site}>
					{icon && hasIcon && (
						<img src={proxied(session, icon, 'preview')} alt="" width={14} height={14} loading="lazy" />
					)}
					{sitename ?? new URL(url).host}
				</span>
			</span>
		</>
	);
}
