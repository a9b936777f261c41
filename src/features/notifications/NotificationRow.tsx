import { memo, type ReactNode } from 'react';
import { phraseWords } from '@/base/phraseWords';
import { MutedNote } from '@/blocks/feed/MutedNote';
import { PathLink } from '@/blocks/navigation/PathLink';
import { NoteCard } from '@/blocks/note/NoteCard';
import { FollowRequest } from '@/blocks/person/FollowRequest';
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
import { Icon } from '@/ui/icon/Icon';
import { GroupPeople } from './GroupPeople';
import { NotificationNote } from './NotificationNote';
import { NotificationPicture } from './NotificationPicture';
import styles from './NotificationRow.module.css';
import { iconOf, toneOf } from './notificationIcons';
import { notificationWords } from './notificationWords';
import { useNotificationWords } from './useNotificationWords';

interface NotificationRowProps {
	notification: Notification;
	/** Whether its note contains a muted word. */
	isMuted?: boolean;
}

/** One notification: a line with a picture, or the whole note if it is one to reply to. */
export const NotificationRow = memo(function NotificationRow({ notification, isMuted = false }: NotificationRowProps) {
	const note = useNote(notification.noteId);
	const author = useUser(note?.userId ?? null);
	if (kindOf(notification).isNote && note && author) {
		const whole = (
			<>
				<NoteCard noteId={note.id} />
				<Reason notification={notification} />
			</>
		);
		return (
			<article className={styles.whole} data-notification={notification.type}>
				{isMuted ? (
					<MutedNote noteId={note.id} reason="word">
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
	const words = useNotificationWords(notification);
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
			<NotificationPicture notification={notification} user={user ?? null} />
			<div className={styles.main}>
				<p className={styles.title}>{notification.header ?? <Phrase markup={markup} parts={{ name }} />}</p>
				{kind.several && people.length > 1 && <GroupPeople notification={notification} />}
				{note && <NotificationNote note={note} isMuted={isMuted} />}
				{detail && (
					<p className={styles.detail}>{path === null ? detail : <PathLink path={path}>{detail}</PathLink>}</p>
				)}
				{notification.type === 'receiveFollowRequest' && user && <FollowRequest user={user} />}
			</div>
			<span className={styles.time}>
				<RelativeTime at={notification.createdAt} />
			</span>
		</article>
	);
}

/** The reason why a whole note is listed, as an icon on its author's avatar. */
function Reason({ notification }: { notification: Notification }): ReactNode {
	const user = useUser(notification.userId);
	const markup = titleMarkup(notification, 1, notificationWords());
	const label = phraseWords(markup, { name: user?.name ?? user?.username ?? '' });
	return (
		<span className={styles.reason} style={toneOf(notification)} role="img" aria-label={label} title={label}>
			<Icon name={iconOf(notification)} size={13} />
		</span>
	);
}
