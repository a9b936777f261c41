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
import { LinkRow } from '../row/LinkRow';
import { RowDetail, RowPerson } from '../row/RowDetail';
import { RelativeTime } from '../time/RelativeTime';
import styles from './PageRow.module.css';

interface PageRowProps {
	page: PageCard;
	/** Who wrote it, where they differ. */
	withAuthor?: boolean;
}

/** A page in a list of pages. */
export function PageRow({ page, withAuthor = false }: PageRowProps): ReactNode {
	const { title, name, summary, updatedAt, likedCount } = page;
	const author = useUser(withAuthor ? page.userId : null);
	return (
		<LinkRow
			look="line"
			path={pagePath(page)}
			name={title || name}
			picture={<Eyecatch page={page} />}
			about={summary && shortened(summary, PREVIEW_LENGTH)}
			details={
				<>
					{author && <RowPerson user={author} />}
					{likedCount > 0 && (
						<RowDetail icon={page.isLiked ? 'heartFilled' : 'heart'} isMarked={page.isLiked}>
							{counted(text.pages, 'likes', likedCount)}
						</RowDetail>
					)}
					{updatedAt !== null && <RelativeTime at={updatedAt} />}
				</>
			}
		/>
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
