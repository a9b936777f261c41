import { profilePath } from '@/domain/paths/profilePath';
import { acct } from '@/domain/person/acct';
import { PATH_ATTRIBUTE } from '../navigation/NavigationContext';
import type { Drawing } from './drawing';
import styles from './MfmText.module.css';

interface MentionProps {
	username: string;
	/** Null for users of the session's own server. */
	host: string | null;
	drawing: Drawing;
}

/** A mention: avatar, name, and the server if it is another one. */
export function Mention({ username, host, drawing }: MentionProps) {
	const { session, navigation, savesAvatars } = drawing;
	const path = profilePath({ username, host });
	return (
		<a
			className={styles.mention}
			// Keeps the `@` in front of the name in right-to-left texts.
			dir="ltr"
			href={navigation.href(path)}
			aria-label={host === null ? undefined : acct({ username, host })}
			{...{ [PATH_ATTRIBUTE]: path }}
		>
			{!savesAvatars && (
				<img src={session.urls.avatar(username, host)} alt="" loading="lazy" decoding="async" draggable={false} />
			)}
			{`@${username}`}
			{host !== null && <span className={styles.host}>{`@${host}`}</span>}
		</a>
	);
}
