import type { ReactNode } from 'react';
import { PREVIEW_LENGTH } from '@/domain/collection/previewLength';
import { shortened } from '@/domain/collection/shortened';
import type { PageCard } from '@/domain/page/Page';
import { pagePath } from '@/domain/paths/pagePath';
import { counted } from '@/i18n/fill';
import { text } from '@/i18n/text';
import { useUser } from '@/stores/entities/useEntities';
import { useSession } from '@/stores/session/SessionContext';
import { Icon } from '@/ui/icon/Icon';
import { proxied } from '../media/proxied';
import { useIsCovered } from '../media/useIsCovered';
import { PathLink } from '../navigation/PathLink';
import { Avatar } from '../person/Avatar';
import { UserName } from '../person/UserName';
import { RelativeTime } from '../time/RelativeTime';
import styles from './PageRow.module.css';

interface PageRowProps {
	page: PageCard;
	/** Who wrote it, where they differ. */
	withAuthor?: boolean;
}

const FACE_PX = 18;

/** A page in a list of pages. */
export function PageRow({ page, withAuthor = false }: PageRowProps): ReactNode {
	const { title, name, summary, updatedAt, likedCount } = page;
	const author = useUser(withAuthor ? page.userId : null);
	return (
		<li className={styles.row}>
			<Eyecatch page={page} />
			<div className={styles.facts}>
				<PathLink className={styles.title} path={pagePath(page)} dir="auto">
					{title || name}
				</PathLink>
				{summary && (
					<p className={styles.summary} dir="auto">
						{shortened(summary, PREVIEW_LENGTH)}
					</p>
				)}
				<span className={styles.details}>
					{author && (
						<span className={styles.detail}>
							<Avatar user={author} size={FACE_PX} isPlain />
							<UserName user={author} />
						</span>
					)}
					{likedCount > 0 && (
						<span className={styles.detail} data-liked={page.isLiked || undefined}>
							<Icon name={page.isLiked ? 'heartFilled' : 'heart'} size={14} />
							{counted(text.pages, 'likes', likedCount)}
						</span>
					)}
					{updatedAt !== null && <RelativeTime at={updatedAt} />}
				</span>
			</div>
		</li>
	);
}

function Eyecatch({ page: { eyecatch } }: { page: PageCard }): ReactNode {
	const session = useSession();
	const isCovered = useIsCovered(eyecatch ?? NOT_SENSITIVE);
	return (
		<span className={styles.picture}>
			{eyecatch && !isCovered ? (
				<img
					src={eyecatch.thumbnailUrl ?? proxied(session, eyecatch.url, 'preview')}
					alt=""
					loading="lazy"
					decoding="async"
				/>
			) : (
				<Icon name={eyecatch ? 'eyeOff' : 'page'} size={24} />
			)}
		</span>
	);
}

const NOT_SENSITIVE = { isSensitive: false };
