import type { ReactNode } from 'react';
import { MfmText } from '@/blocks/mfm/MfmText';
import { PathLink } from '@/blocks/navigation/PathLink';
import { Avatar } from '@/blocks/person/Avatar';
import { UserName } from '@/blocks/person/UserName';
import { RelativeTime } from '@/blocks/time/RelativeTime';
import { profilePath } from '@/domain/paths/profilePath';
import type { Play } from '@/domain/play/Play';
import { text } from '@/i18n/text';
import { useUser } from '@/stores/entities/useEntities';
import { Badge } from '@/ui/Badge';
import { Button } from '@/ui/button/Button';
import { Icon } from '@/ui/icon/Icon';
import styles from './PlayStart.module.css';

const FACE_PX = 22;

interface PlayStartProps {
	play: Play;
	/** Whether to focus the button, as the element that had the focus is gone. */
	takesFocus: boolean;
	onStart: () => void;
}

/** What a play is about, before anything of it runs. */
export function PlayStart({ play, takesFocus, onStart }: PlayStartProps): ReactNode {
	const { title, summary, visibility, script, updatedAt } = play;
	const isEmpty = script.trim() === '';
	return (
		<article className={styles.start}>
			<span className={styles.mark}>
				<Icon name="play" size={32} />
			</span>
			<h2 className={styles.title} dir="auto">
				{title || text.play.untitled}
			</h2>
			<div className={styles.facts}>
				<Author userId={play.userId} />
				{updatedAt && (
					<span>
						{text.play.updated} <RelativeTime at={Date.parse(updatedAt)} />
					</span>
				)}
				{visibility === 'private' && <Badge>{text.play.private}</Badge>}
			</div>
			{summary && (
				<div className={styles.about} dir="auto">
					<MfmText text={summary} host={null} />
				</div>
			)}
			<Button
				ref={takesFocus ? focusOn : undefined}
				className={styles.button}
				variant="primary"
				round
				icon="play"
				disabled={isEmpty}
				onClick={onStart}
			>
				{text.play.start}
			</Button>
			<p className={styles.note}>{isEmpty ? text.play.noProgram : text.play.startNote}</p>
		</article>
	);
}

const focusOn = (element: HTMLElement | null) => element?.focus();

function Author({ userId }: { userId: string | null }): ReactNode {
	const author = useUser(userId);
	if (!author) return null;
	return (
		<PathLink className={styles.author} path={profilePath(author)}>
			<Avatar user={author} size={FACE_PX} isPlain />
			<bdi>
				<UserName user={author} />
			</bdi>
		</PathLink>
	);
}
