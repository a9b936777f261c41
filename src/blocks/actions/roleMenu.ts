import type { Role } from '@/domain/collection/collections';
import { t } from '@/i18n/t';
import { text } from '@/i18n/text';
import { collection } from '@/stores/collections';
import type { Session } from '@/stores/session/Session';
import type { MenuItem } from '@/ui/menu/MenuItem';
import { toast } from '@/ui/toast/toasts';
import { endOf, roleDurations } from './durations';
import { passGate } from './gate';
import { submenuItems } from './submenuItems';

/**
 * The roles that the user may assign, with an end or permanently (rules/moderation#roles).
 * @param onGiven called when the server has accepted
 */
export function roleMenu(session: Session, userId: string, onGiven?: () => void): Promise<readonly MenuItem[]> {
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
						onSelect: () => void assign(session, userId, role, endOf(duration), onGiven),
					}),
				),
			}),
		);
	});
}

async function assign(
	session: Session,
	userId: string,
	role: Role,
	expiresAt: number | null,
	onGiven: (() => void) | undefined,
): Promise<void> {
	await passGate(session, {
		async perform({ api }) {
			await api.call('admin/roles/assign', { roleId: role.id, userId, expiresAt });
			toast(t('userMenu.roleGiven', { name: role.name }), { icon: 'badge', tone: 'success' });
			onGiven?.();
		},
	});
}
