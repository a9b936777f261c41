import { acct, profilePath } from '@/domain/acct';
import type { User } from '@/domain/User';
import { useSession } from '@/stores/session/SessionContext';
import styles from './Avatar.module.css';
import { useNavigation } from './NavigationContext';

interface AvatarProps {
	user: User;
	/** CSS pixels; 40 unless told. */
	size?: number;
	/** Within another link or a button, where no second link may be. */
	isPlain?: boolean;
}

/** Someone's picture, a link to their profile. The name beside it is one too, so the keyboard passes this one by. */
export function Avatar({ user, size = 40, isPlain = false }: AvatarProps) {
	const session = useSession();
	const navigation = useNavigation();
	const image = (
		<img
			className={styles.avatar}
			src={user.avatarUrl ?? session.urls.avatar(user.username, user.host)}
			alt={isPlain ? '' : acct(user)}
			width={size}
			height={size}
			loading="lazy"
			decoding="async"
			draggable={false}
		/>
	);
	if (isPlain) return image;
	const path = profilePath(user);
	return (
		<a className={styles.link} href={navigation.href(path)} data-path={path} tabIndex={-1}>
			{image}
		</a>
	);
}
