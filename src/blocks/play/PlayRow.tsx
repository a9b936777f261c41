import type { ReactNode } from 'react';
import { PREVIEW_LENGTH } from '@/domain/collection/previewLength';
import { pathTo } from '@/domain/paths/pathTo';
import type { Play } from '@/domain/play/Play';
import { t } from '@/i18n/t';
import { text } from '@/i18n/text';
import { useUser } from '@/stores/entities/useEntities';
import { Badge } from '@/ui/Badge';
import { Icon } from '@/ui/icon/Icon';
import { MfmText } from '../mfm/MfmText';
import { PathLink } from '../navigation/PathLink';
import { Avatar } from '../person/Avatar';
import { UserName } from '../person/UserName';
import { RelativeTime } from '../time/RelativeTime';
import styles from './PlayRow.module.css';

/** Those of a description are the server's own. */
const NO_EMOJIS = {};
const FACE_PX = 18;

interface PlayRowProps {
	play: Play;
	/** Where all are by the same person, their name isn't repeated. */
	withAuthor?: boolean;
}

/** A play in a list, with the beginning of what it is about. */
export function PlayRow({ play, withAuthor = true }: PlayRowProps): ReactNode {
	const { id: playId, title, summary, visibility, likedCount, isLiked, updatedAt } = play;
	const author = useUser(withAuthor ? play.userId : null);
	return (
		<li className={styles.row}>
			<span className={styles.mark}>
				<Icon name={visibility === 'public' ? 'play' : 'lock'} size={20} />
			</span>
			<div className={styles.facts}>
				<PathLink className={styles.name} path={pathTo('play', { playId })} dir="auto">
					{title || text.play.untitled}
				</PathLink>
				{summary && (
					<p className={styles.about} dir="auto">
						<MfmText text={summary} host={null} emojis={NO_EMOJIS} excerptLength={PREVIEW_LENGTH} />
					</p>
				)}
				<span className={styles.details}>
					{author && (
						<span className={styles.detail}>
							<Avatar user={author} size={FACE_PX} isPlain />
							<bdi>
								<UserName user={author} />
							</bdi>
						</span>
					)}
					{likedCount > 0 && (
						<span className={styles.detail}>
							<Icon name={isLiked ? 'heartFilled' : 'heart'} size={14} />
							{t('play.likes', { count: likedCount })}
						</span>
					)}
					{updatedAt && (
						<span>
							{text.play.updated} <RelativeTime at={Date.parse(updatedAt)} />
						</span>
					)}
					{visibility === 'private' && <Badge>{text.play.private}</Badge>}
				</span>
			</div>
		</li>
	);
}
