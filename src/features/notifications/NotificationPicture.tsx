import { type CSSProperties, type ReactNode, useState } from 'react';
import { useAppearance } from '@/blocks/appearance/useAppearance';
import { Emoji } from '@/blocks/emoji/Emoji';
import { emojiStyle, reactionEmoji } from '@/blocks/emoji/emojiSources';
import { proxied } from '@/blocks/media/proxied';
import { Avatar } from '@/blocks/person/Avatar';
import type { Notification } from '@/domain/notification/Notification';
import type { User } from '@/domain/person/User';
import { useNote } from '@/stores/entities/useEntities';
import { useSession } from '@/stores/session/SessionContext';
import { Icon, type IconName } from '@/ui/icon/Icon';
import styles from './NotificationPicture.module.css';
import { iconOf, toneOf } from './notificationIcons';

interface NotificationPictureProps {
	notification: Notification;
	/** Who did it; null for the server. */
	user: User | null;
	/** For use inside a button, which must not contain a link. */
	isPlain?: boolean;
}

/** The person of a notification with the mark of its kind, or what was sent along, such as the icon of an app. */
export function NotificationPicture({ notification, user, isPlain = false }: NotificationPictureProps): ReactNode {
	const tone = toneOf(notification);
	if (user) {
		const [first] = notification.reactions;
		return (
			<span className={styles.picture}>
				<Avatar user={user} isPlain={isPlain} />
				<span className={styles.mark} style={tone}>
					{first ? (
						<ReactionMark noteId={notification.noteId} reaction={first.reaction} />
					) : (
						<Icon name={iconOf(notification)} size={13} />
					)}
				</span>
			</span>
		);
	}
	return (
		<span className={styles.picture}>
			<Sign key={notification.iconUrl} iconUrl={notification.iconUrl} icon={iconOf(notification)} tone={tone} />
		</span>
	);
}

interface SignProps {
	iconUrl: string | null;
	icon: IconName;
	tone: CSSProperties | undefined;
}

/** The picture sent along, such as that of an app or role, or an icon if it can't be loaded. */
function Sign({ iconUrl, icon, tone }: SignProps): ReactNode {
	const session = useSession();
	const [isBroken, setIsBroken] = useState(false);
	if (iconUrl === null || isBroken) {
		return (
			<span className={styles.sign} style={tone}>
				<Icon name={icon} size={22} />
			</span>
		);
	}
	const src = proxied(session, iconUrl, 'preview');
	return <img src={src} alt="" width={40} height={40} loading="lazy" onError={() => setIsBroken(true)} />;
}

/** A reaction; a heart on a note that takes nothing else (rules/notifications#groups). */
export function ReactionMark({ noteId, reaction }: { noteId: string | null; reaction: string }): ReactNode {
	const session = useSession();
	const style = useAppearance(emojiStyle);
	const note = useNote(noteId);
	if (note?.reactionAcceptance === 'likeOnly') {
		return (
			<span className={styles.heart} data-heart="">
				<Icon name="heartFilled" size={13} />
			</span>
		);
	}
	return <Emoji {...reactionEmoji(reaction, note?.reactionEmojis ?? {}, session, style)} isBoxed />;
}
