import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { NoteExcerpt } from '@/blocks/note/NoteExcerpt';
import { UserName } from '@/blocks/person/UserName';
import { isPureRenote } from '@/domain/note/isPureRenote';
import type { Note } from '@/domain/note/Note';
import { peopleOf } from '@/domain/notification/groupNotifications';
import { kindOf } from '@/domain/notification/notificationKinds';
import { notificationPath } from '@/domain/notification/notificationPath';
import { titleMarkup } from '@/domain/notification/titleMarkup';
import { wordlessText } from '@/domain/notification/wordlessText';
import { fill } from '@/i18n/fill';
import { Phrase } from '@/i18n/Phrase';
import { text } from '@/i18n/text';
import { useNote, useUser } from '@/stores/entities/useEntities';
import { accounts } from '@/stores/session/accounts';
import type { Session } from '@/stores/session/Session';
import { SessionProvider } from '@/stores/session/SessionContext';
import { IconButton } from '@/ui/button/IconButton';
import { NotificationPicture } from '../NotificationPicture';
import { notificationWords } from '../notificationWords';
import { useNotificationWords } from '../useNotificationWords';
import styles from './PopupCard.module.css';
import type { ShownPopup } from './PopupList';

/** Opens what a notification is about, with the account that it is for. */
export type OpenPopup = (session: Session, path: string) => void;

interface PopupCardProps {
	popup: ShownPopup;
	onOpen: OpenPopup;
	onClose: (key: string) => void;
}

/** One notification that pops up: a press opens what it is about. */
export function PopupCard(props: PopupCardProps): ReactNode {
	return (
		<SessionProvider value={props.popup.session}>
			<Card {...props} />
		</SessionProvider>
	);
}

const EXCERPT_CHARACTERS = 80;

function Card({ popup, onOpen, onClose }: PopupCardProps): ReactNode {
	const { session, notification, isMuted, isLeaving, key } = popup;
	const people = peopleOf(notification);
	const user = useUser(people[0] ?? null);
	const told = useNote(notification.noteId);
	const renoted = useNote(told && isPureRenote(told) ? told.renoteId : null);
	const note = renoted ?? told;
	const words = useNotificationWords(notification);
	const detail = kindOf(notification).detail?.(notification, words) ?? null;
	const open = () => {
		onClose(key);
		onOpen(session, notificationPath(notification, { noteId: note?.id ?? null, person: user ?? null }));
	};
	const name = user && (
		<b>
			<UserName user={user} />
		</b>
	);
	return (
		<article
			className={styles.card}
			data-popup={key}
			data-notification={notification.type}
			data-leaving={isLeaving || undefined}
			inert={isLeaving}
		>
			<button type="button" className={styles.open} onClick={open}>
				<NotificationPicture notification={notification} user={user ?? null} isPlain />
				<span className={styles.main}>
					<span className={styles.title}>
						{notification.header ?? (
							<Phrase markup={titleMarkup(notification, people.length, words)} parts={{ name }} />
						)}
					</span>
					{note && (
						<span className={styles.line}>
							<Excerpt note={note} isMuted={isMuted} />
						</span>
					)}
					{detail && <span className={styles.line}>{detail}</span>}
					<AccountMark session={session} />
				</span>
			</button>
			<IconButton
				className={styles.close ?? ''}
				icon="close"
				size="small"
				iconSize={16}
				label={text.common.close}
				onClick={() => onClose(key)}
			/>
		</article>
	);
}

function Excerpt({ note, isMuted }: { note: Note; isMuted: boolean }): ReactNode {
	const author = useUser(note.userId);
	if (isMuted) return fill(text.timeline.mutedByWord, { name: author?.name ?? author?.username ?? '' });
	return (
		wordlessText(note, notificationWords()) ?? (
			<NoteExcerpt note={note} author={author ?? null} length={EXCERPT_CHARACTERS} />
		)
	);
}

/** The account that it is for, where there are several. */
function AccountMark({ session }: { session: Session }): ReactNode {
	const hasSeveral = useStore(accounts, ({ all }) => all.length > 1);
	const { account, host } = session;
	if (!hasSeveral || !account) return null;
	return (
		<span className={styles.account}>
			{account.avatarUrl !== null && <img src={account.avatarUrl} alt="" width={14} height={14} />}
			<span>
				@{account.username}@{host}
			</span>
		</span>
	);
}
