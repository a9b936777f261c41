import { memo, type ReactNode, useState } from 'react';
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
import type { Notification } from '@/domain/Notification';
import { isPureRenote } from '@/domain/note/isPureRenote';
import { profilePath } from '@/domain/paths/profilePath';
import { counted } from '@/i18n/fill';
import { Phrase, phraseWords } from '@/i18n/Phrase';
import { text, textAt } from '@/i18n/text';
import { useNote, useUser } from '@/stores/entities/useEntities';
import { useSession } from '@/stores/session/SessionContext';
import { Icon, type IconName } from '@/ui/icon/Icon';
import { FollowRequest } from './FollowRequest';
import { peopleOf } from './groupNotifications';
import { NotificationNote } from './NotificationNote';
import styles from './NotificationRow.module.css';
import { type NotificationKind, notificationKinds, unknownKind } from './notificationKinds';

interface NotificationRowProps {
	notification: Notification;
	/** Whether its note contains a muted word. */
	isMuted?: boolean;
}

/** One notification: a line with a picture, or the whole note if it is one to reply to. */
export const NotificationRow = memo(function NotificationRow({ notification, isMuted = false }: NotificationRowProps) {
	const kind = notificationKinds[notification.type] ?? unknownKind;
	if (kind.isNote && notification.noteId !== null) {
		const whole = (
			<>
				<NoteCard noteId={notification.noteId} />
				<Reason kind={kind} userId={notification.userId} />
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
	const kind = notificationKinds[notification.type] ?? unknownKind;
	const people = peopleOf(notification);
	const user = useUser(people[0] ?? null);
	const told = useNote(notification.noteId);
	const renoted = useNote(told && isPureRenote(told) ? told.renoteId : null);
	const note = renoted ?? told;
	const detail = kind.detail?.(notification) ?? null;
	const path = kind.path?.(notification) ?? null;
	const others = people.length - 1;
	const markup = others > 0 && kind.several ? counted(text.notifications, kind.several, others) : textAt(kind.text);
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
					<Sign key={notification.iconUrl} iconUrl={notification.iconUrl} icon={kind.icon} />
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
function Reason({ kind, userId }: { kind: NotificationKind; userId: string | null }): ReactNode {
	const user = useUser(userId);
	const label = phraseWords(textAt(kind.text), { name: user?.name ?? user?.username ?? '' });
	return (
		<span className={styles.reason} role="img" aria-label={label} title={label}>
			<Icon name={kind.icon} size={13} />
		</span>
	);
}

function Mark({ notification }: { notification: Notification }): ReactNode {
	const session = useSession();
	const style = useAppearance(emojiStyle);
	const note = useNote(notification.noteId);
	const reaction = notification.reactions[0]?.reaction;
	if (reaction) return <Emoji {...reactionEmoji(reaction, note?.reactionEmojis ?? {}, session, style)} isBoxed />;
	return <Icon name={(notificationKinds[notification.type] ?? unknownKind).icon} size={13} />;
}
