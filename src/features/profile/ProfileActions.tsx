import type { ReactNode } from 'react';
import { useNavigation } from '@/blocks/navigation/NavigationContext';
import { FollowButton } from '@/blocks/person/FollowButton';
import { acct } from '@/domain/person/acct';
import type { User } from '@/domain/person/User';
import { t } from '@/i18n/t';
import { intents } from '@/stores/intents';
import { useSession } from '@/stores/session/SessionContext';
import { IconButton } from '@/ui/button/IconButton';

/** The buttons on a profile: following, and the menu. */
export function ProfileActions({ user }: { user: User }): ReactNode {
	const session = useSession();
	const navigation = useNavigation();
	return (
		<>
			{session.userId !== user.id && user.profile && <FollowButton user={user} profile={user.profile} />}
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
