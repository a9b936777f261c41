import { memo, type ReactNode, useState } from 'react';
import { phraseWords } from '@/base/phraseWords';
import { useAppearance } from '@/blocks/appearance/useAppearance';
import { Emoji } from '@/blocks/emoji/Emoji';
import { emojiStyle, reactionEmoji } from '@/blocks/emoji/emojiSources';
import { MutedNote } from '@/blocks/feed/MutedNote';
import { proxied } from '@/blocks/media/proxied';
import { PathLink } from '@/blocks/navigation/PathLink';
import { NoteCard } from '@/blocks/note/NoteCard';
import { Avatar } from '@/blocks/person/Avatar';
import { UserName } from '@/blocks/person/UserName';
import { RelativeTime } from '@/blocks/time/RelativeTime';
import { isPureRenote } from '@/domain/note/isPureRenote';
import { peopleOf } from '@/domain/notification/groupNotifications';
import type { Notification } from '@/domain/notification/Notification';
import { kindOf } from '@/domain/notification/notificationKinds';
import { titleMarkup } from '@/domain/notification/titleMarkup';
import { profilePath } from '@/domain/paths/profilePath';
import { Phrase } from '@/i18n/Phrase';
import { useNote, useUser } from '@/stores/entities/useEntities';
import { useSession } from '@/stores/session/SessionContext';
import { Icon, type IconName } from '@/ui/icon/Icon';
import { FollowRequest } from './FollowRequest';
import { NotificationNote } from './NotificationNote';
import styles from './NotificationRow.module.css';
import { iconOf } from './notificationIcons';
import { notificationWords } from './notificationWords';

interface NotificationRowProps {
	notification: Notification;
	/** Whether its note contains a muted word. */
	isMuted?: boolean;
}

/** One notification: a line with a picture, or the whole note if it is one to reply to. */
export const NotificationRow = memo(function NotificationRow({ notification, isMuted = false }: NotificationRowProps) {
	if (kindOf(notification).isNote && notification.noteId !== null) {
		const whole = (
			<>
				<NoteCard noteId={notification.noteId} />
				<Reason notification={notification} />
			</>
		);
		return (
			<article className={styles.whole} data-notification={notification.type}>
				{isMuted ? (
					<MutedNote noteId={notification.noteId} reason="word">
						{whole}
					</MutedNote>
				) : (
					whole
				)}
			</article>
		);
	}
	return <NotificationLine notification={notification} isMuted={isMuted} />;
});

function NotificationLine({ notification, isMuted = false }: NotificationRowProps): ReactNode {
	const kind = kindOf(notification);
	const words = notificationWords();
	const people = peopleOf(notification);
	const user = useUser(people[0] ?? null);
	const told = useNote(notification.noteId);
	const renoted = useNote(told && isPureRenote(told) ? told.renoteId : null);
	const note = renoted ?? told;
	const detail = kind.detail?.(notification, words) ?? null;
	const path = kind.path?.(notification) ?? null;
	const markup = titleMarkup(notification, people.length, words);
	const name = user && (
		<PathLink path={profilePath(user)} className={styles.name}>
			<UserName user={user} />
		</PathLink>
	);
	return (
		<article className={styles.row} data-notification={notification.type}>
			<div className={styles.picture}>
				{user ? (
					<Avatar user={user} />
				) : (
					<Sign key={notification.iconUrl} iconUrl={notification.iconUrl} icon={iconOf(notification)} />
				)}
				{user && (
					<span className={styles.mark}>
						<Mark notification={notification} />
					</span>
				)}
			</div>
			<div className={styles.main}>
				<p className={styles.title}>{notification.header ?? <Phrase markup={markup} parts={{ name }} />}</p>
				{note && <NotificationNote note={note} isMuted={isMuted} />}
				{detail && (
					<p className={styles.preview}>{path === null ? detail : <PathLink path={path}>{detail}</PathLink>}</p>
				)}
				{notification.type === 'receiveFollowRequest' && user && <FollowRequest user={user} />}
			</div>
			<span className={styles.time}>
				<RelativeTime at={notification.createdAt} />
			</span>
		</article>
	);
}

/** The picture sent along, such as that of an app or role, or an icon if it can't be loaded. */
function Sign({ iconUrl, icon }: { iconUrl: string | null; icon: IconName }): ReactNode {
	const session = useSession();
	const [isBroken, setIsBroken] = useState(false);
	if (iconUrl === null || isBroken) {
		return (
			<span className={styles.sign}>
				<Icon name={icon} size={22} />
			</span>
		);
	}
	const src = proxied(session, iconUrl, 'preview');
	return <img src={src} alt="" width={40} height={40} loading="lazy" onError={() => setIsBroken(true)} />;
}

/** The reason why a whole note is listed, as an icon on its author's avatar. */
function Reason({ notification }: { notification: Notification }): ReactNode {
	const user = useUser(notification.userId);
	const markup = titleMarkup(notification, 1, notificationWords());
	const label = phraseWords(markup, { name: user?.name ?? user?.username ?? '' });
	return (
		<span className={styles.reason} role="img" aria-label={label} title={label}>
			<Icon name={iconOf(notification)} size={13} />
		</span>
	);
}

function Mark({ notification }: { notification: Notification }): ReactNode {
	const session = useSession();
	const style = useAppearance(emojiStyle);
	const note = useNote(notification.noteId);
	const reaction = notification.reactions[0]?.reaction;
	if (reaction) return <Emoji {...reactionEmoji(reaction, note?.reactionEmojis ?? {}, session, style)} isBoxed />;
	return <Icon name={iconOf(notification)} size={13} />;
}
