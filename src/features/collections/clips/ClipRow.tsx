import type { ReactNode } from 'react';
import { ShowInColumn } from '@/blocks/hosting/ShowInColumn';
import { MfmText } from '@/blocks/mfm/MfmText';
import { LinkRow } from '@/blocks/row/LinkRow';
import { RowDetail, RowPerson } from '@/blocks/row/RowDetail';
import { RelativeTime } from '@/blocks/time/RelativeTime';
import type { Clip } from '@/domain/collection/collections';
import { PREVIEW_LENGTH } from '@/domain/collection/previewLength';
import { pathTo } from '@/domain/paths/pathTo';
import { t } from '@/i18n/t';
import { text } from '@/i18n/text';
import { useUser } from '@/stores/entities/useEntities';
import { usePolicies } from '@/stores/session/SessionContext';
import { Badge } from '@/ui/Badge';
import { IconTile } from '@/ui/icon/IconTile';

interface ClipRowProps {
	clip: Clip;
	/** Whose it is, where they differ; only the owner knows how many notes there are. */
	withOwner?: boolean;
}

/** A clip in a list of clips. */
export function ClipRow({ clip, withOwner = false }: ClipRowProps): ReactNode {
	const { id: clipId, name, description, isPublic, notesCount, favoritedCount, lastClippedAt } = clip;
	const limit = usePolicies()?.noteEachClipsLimit ?? null;
	const owner = useUser(withOwner ? clip.userId : null);
	return (
		<LinkRow
			path={pathTo('clip', { clipId })}
			name={name}
			picture={<IconTile name={isPublic ? 'clip' : 'lock'} />}
			about={description && <MfmText text={description} host={null} excerptLength={PREVIEW_LENGTH} />}
			details={
				<>
					{owner && <RowPerson user={owner} />}
					{!withOwner && (
						<span>
							{limit !== null
								? t('clips.countOf', { count: notesCount, limit })
								: t('clips.count', { count: notesCount })}
						</span>
					)}
					{favoritedCount > 0 && <RowDetail icon="heart">{t('clips.favorited', { count: favoritedCount })}</RowDetail>}
					{lastClippedAt && (
						<span>
							{text.clips.changed} <RelativeTime at={Date.parse(lastClippedAt)} />
						</span>
					)}
					{!isPublic && <Badge>{text.clips.private}</Badge>}
				</>
			}
			beside={<ShowInColumn as="icon" kind="clip" target={{ kind: 'clip', id: clipId }} name={name} />}
		/>
	);
}
