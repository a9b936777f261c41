import { openActionMenu } from '@/blocks/actions/openActionMenu';
import { acct } from '@/domain/person/acct';
import { t } from '@/i18n/t';
import { type Intent, intents } from '@/stores/intents';
import { readUser } from '@/stores/session/readUser';
import type { Session } from '@/stores/session/Session';
import { userActions } from './userActions';

type UserMenu = Extract<Intent, { kind: 'userMenu' }>;

/**
 * Opens the menu of a user: at once with what is known, and completed when the relation has been fetched. Resolves when
 * it is closed.
 */
export async function openUserMenu(menu: UserMenu): Promise<void> {
	const { session, userId, anchor, navigation = inWindows(session) } = menu;
	const known = session.entities.user(userId);
	if (!known) return;
	session.entities.retain([userId]);
	// The previous version, in case the user was evicted.
	const now = () => session.entities.user(userId) ?? known;
	await openActionMenu({
		anchor,
		label: t('userMenu.title', { name: acct(known) }),
		groups: userActions,
		on: () => ({ session, user: now(), navigation }),
		prepare: () => readProfile(session, userId),
		// Follows may change on other devices meanwhile.
		watch: read => session.entities.subscribe(userId, read),
	}).closed;
	session.entities.release([userId]);
}

/** Navigation for places outside of pages, such as hover cards. */
function inWindows(session: Session): NonNullable<UserMenu['navigation']> {
	return {
		navigate: path => intents.send({ kind: 'openWindow', session, path }),
		href: path => session.origin + path,
	};
}

/** Fetches the profile with the relation. */
async function readProfile(session: Session, userId: string): Promise<void> {
	if (!session.isMember || session.userId === userId) return;
	await readUser(session, { userId });
}
