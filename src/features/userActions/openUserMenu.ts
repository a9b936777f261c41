import { openActionMenu } from '@/blocks/actions/openActionMenu';
import { acct } from '@/domain/person/acct';
import { t } from '@/i18n/t';
import { type Intent, intents } from '@/stores/intents';
import type { Session } from '@/stores/session/Session';
import { userActions } from './userActions';

type UserMenu = Extract<Intent, { kind: 'userMenu' }>;

/**
 * Opens what can be done with somebody: at once with what is known of them, and in full when the server has told how the
 * two stand to each other. Resolves when it is closed.
 */
export async function openUserMenu(menu: UserMenu): Promise<void> {
	const { session, userId, anchor, navigation = inWindows(session) } = menu;
	const known = session.entities.user(userId);
	if (!known) return;
	session.entities.retain([userId]);
	// The one that was known before, should they be gone by then.
	const now = () => session.entities.user(userId) ?? known;
	await openActionMenu({
		anchor,
		label: t('userMenu.title', { name: acct(known) }),
		groups: userActions,
		on: () => ({ session, user: now(), navigation }),
		prepare: () => readProfile(session, userId),
		// Follows may be made and ended on other devices meanwhile.
		watch: read => session.entities.subscribe(userId, read),
	}).closed;
	session.entities.release([userId]);
}

/** For what belongs to no page, such as the card that shows on hovering. */
function inWindows(session: Session): NonNullable<UserMenu['navigation']> {
	return {
		navigate: path => intents.send({ kind: 'openWindow', session, path }),
		href: path => session.origin + path,
	};
}

/** With how the two stand to each other. */
async function readProfile(session: Session, userId: string): Promise<void> {
	if (!session.isMember || session.userId === userId) return;
	session.entities.ingestUsers([await session.api.call('users/show', { userId })]);
}
