import type { ReactNode } from 'react';
import { ShowInColumn } from '@/blocks/hosting/ShowInColumn';
import { MfmText } from '@/blocks/mfm/MfmText';
import { PathLink } from '@/blocks/navigation/PathLink';
import { Avatar } from '@/blocks/person/Avatar';
import { UserName } from '@/blocks/person/UserName';
import { RelativeTime } from '@/blocks/time/RelativeTime';
import type { Clip } from '@/domain/collection/collections';
import { PREVIEW_LENGTH } from '@/domain/collection/previewLength';
import { pathTo } from '@/domain/paths/pathTo';
import { t } from '@/i18n/t';
import { text } from '@/i18n/text';
import { useUser } from '@/stores/entities/useEntities';
import { usePolicies } from '@/stores/session/SessionContext';
import { Badge } from '@/ui/Badge';
import { Icon } from '@/ui/icon/Icon';
import shared from '../shared/collections.module.css';

const NO_EMOJIS = {};
const FACE_PX = 18;

interface ClipRowProps {
	clip: Clip;
	/** Whose it is, where they differ; only the owner knows how many notes there are. */
	withOwner?: boolean;
}

/** A clip in a list of clips. */
export function ClipRow({ clip, withOwner = false }: ClipRowProps): ReactNode {
	const { id: clipId, name, description, isPublic, notesCount, favoritedCount, lastClippedAt } = clip;
	const limit = usePolicies()?.noteEachClipsLimit ?? 0;
	const owner = useUser(withOwner ? clip.userId : null);
	return (
		<li className={shared.item}>
			<span className={shared.mark}>
				<Icon name={isPublic ? 'clip' : 'lock'} size={20} />
			</span>
			<div className={shared.facts}>
				<PathLink className={shared.name} path={pathTo('clip', { clipId })} dir="auto">
					{name}
				</PathLink>
				{description && (
					<p className={shared.about}>
						<MfmText text={description} host={null} emojis={NO_EMOJIS} excerptLength={PREVIEW_LENGTH} />
					</p>
				)}
				<span className={shared.details}>
					{owner && (
						<span className={shared.detail}>
							<Avatar user={owner} size={FACE_PX} isPlain />
							<UserName user={owner} />
						</span>
					)}
					{!withOwner && (
						<span>
							{limit > 0 ? t('clips.countOf', { count: notesCount, limit }) : t('clips.count', { count: notesCount })}
						</span>
					)}
					{favoritedCount > 0 && (
						<span className={shared.detail}>
							<Icon name="heart" size={14} />
							{t('clips.favorited', { count: favoritedCount })}
						</span>
					)}
					{lastClippedAt && (
						<span>
							{text.clips.changed} <RelativeTime at={Date.parse(lastClippedAt)} />
						</span>
					)}
					{!isPublic && <Badge>{text.clips.private}</Badge>}
				</span>
			</div>
			<span className={shared.beside}>
				<ShowInColumn as="icon" kind="clip" target={{ kind: 'clip', id: clipId }} name={name} />
			</span>
		</li>
	);
}
