import type { ReactNode } from 'react';
import { block } from '@/blocks/actions/relations';
import { useNavigation } from '@/blocks/navigation/NavigationContext';
import { PathLink } from '@/blocks/navigation/PathLink';
import { FollowButton } from '@/blocks/person/FollowButton';
import { pathTo } from '@/domain/paths/pathTo';
import { acct } from '@/domain/person/acct';
import type { User } from '@/domain/person/User';
import { t } from '@/i18n/t';
import { text } from '@/i18n/text';
import { intents } from '@/stores/intents';
import { useSession, useTokenMay } from '@/stores/session/SessionContext';
import { Button } from '@/ui/button/Button';
import { IconButton } from '@/ui/button/IconButton';
import { Icon } from '@/ui/icon/Icon';
import styles from './ProfileActions.module.css';

/** The buttons on a profile: what one may do with the relation, or with one's own profile, and the menu. */
export function ProfileActions({ user }: { user: User }): ReactNode {
	const session = useSession();
	const navigation = useNavigation();
	const mayBlock = useTokenMay('write:blocks');
	const { profile } = user;
	return (
		<>
			{session.userId === user.id && (
				<PathLink className={styles.edit} path={pathTo('profileSettings')}>
					<Icon name="pencil" size={16} />
					{text.profile.edit}
				</PathLink>
			)}
			{profile?.isBlocking && mayBlock && (
				<Button variant="danger" round onClick={() => void block(session, user, false)}>
					{text.userMenu.unblock}
				</Button>
			)}
			{profile && <FollowButton user={user} profile={profile} />}
			<IconButton
				icon="more"
				label={t('userMenu.title', { name: acct(user) })}
				aria-haspopup="menu"
				onClick={({ currentTarget: anchor }) =>
					intents.send({ kind: 'userMenu', session, userId: user.id, anchor, navigation })
				}
			/>
		</>
	);
}
