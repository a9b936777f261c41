import { passGate } from '@/blocks/actions/gate';
import { submenuItems } from '@/blocks/actions/submenuItems';
import type { Role } from '@/domain/collections';
import type { User } from '@/domain/User';
import { t, text } from '@/i18n/t';
import { collection } from '@/stores/collections';
import type { Session } from '@/stores/session/Session';
import type { MenuItem } from '@/ui/menu/MenuItem';
import { toast } from '@/ui/toast/toasts';
import { endOf, roleDurations } from './durations';

/** The roles that the reader may give by hand, each for a while or for good (spec 2 §6). */
export function roleMenu(session: Session, user: User): Promise<readonly MenuItem[]> {
	return submenuItems(async () => {
		const isAdmin = session.me.getState().me?.isAdmin ?? false;
		const roles = (await collection(session, 'roles')).filter(
			role => role.target === 'manual' && (isAdmin || role.canEditMembersByModerator),
		);
		if (roles.length === 0) return [{ type: 'label', text: text.userMenu.noRoles }];
		return roles.map(
			(role): MenuItem => ({
				type: 'submenu',
				text: role.name,
				icon: 'badge',
				items: roleDurations().map(
					(duration): MenuItem => ({
						text: duration.text,
						onSelect: () => void assign(session, user, role, endOf(duration)),
					}),
				),
			}),
		);
	});
}

async function assign(session: Session, user: User, role: Role, expiresAt: number | null): Promise<void> {
	await passGate(session, {
		async perform({ api }) {
			await api.call('admin/roles/assign', { roleId: role.id, userId: user.id, expiresAt });
			toast(t('userMenu.roleGiven', { name: role.name }), { icon: 'badge', tone: 'success' });
		},
	});
}
