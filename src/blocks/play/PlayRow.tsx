import type { ReactNode } from 'react';
import { PREVIEW_LENGTH } from '@/domain/collection/previewLength';
import { pathTo } from '@/domain/paths/pathTo';
import type { Play } from '@/domain/play/Play';
import { t } from '@/i18n/t';
import { text } from '@/i18n/text';
import { useUser } from '@/stores/entities/useEntities';
import { Badge } from '@/ui/Badge';
import { IconTile } from '@/ui/icon/IconTile';
import { MfmText } from '../mfm/MfmText';
import { LinkRow } from '../row/LinkRow';
import { RowDetail, RowPerson } from '../row/RowDetail';
import { RelativeTime } from '../time/RelativeTime';

interface PlayRowProps {
	play: Play;
	/** Whether it says who wrote it; false in lists of one person's plays. */
	withAuthor?: boolean;
}

/** A play in a list, with the beginning of what it is about. */
export function PlayRow({ play, withAuthor = true }: PlayRowProps): ReactNode {
	const { id: playId, title, summary, visibility, likedCount, isLiked, updatedAt } = play;
	const author = useUser(withAuthor ? play.userId : null);
	return (
		<LinkRow
			path={pathTo('play', { playId })}
			name={title || text.play.untitled}
			picture={<IconTile name={visibility === 'public' ? 'play' : 'lock'} />}
			about={summary && <MfmText text={summary} host={null} excerptLength={PREVIEW_LENGTH} />}
			details={
				<>
					{author && <RowPerson user={author} />}
					{likedCount > 0 && (
						<RowDetail icon={isLiked ? 'heartFilled' : 'heart'}>{t('play.likes', { count: likedCount })}</RowDetail>
					)}
					{updatedAt && (
						<span>
							{text.play.updated} <RelativeTime at={Date.parse(updatedAt)} />
						</span>
					)}
					{visibility === 'private' && <Badge>{text.play.private}</Badge>}
				</>
			}
		/>
	);
}
