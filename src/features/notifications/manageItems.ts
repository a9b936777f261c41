import { pathTo } from '@/domain/paths/pathTo';
import { text } from '@/i18n/text';
import type { Session } from '@/stores/session/Session';
import { tokenMay } from '@/stores/session/tokenMay';
import type { MenuItem } from '@/ui/menu/MenuItem';
import { deleteAll, readAll } from './wholeList';

/** What can be done with all notifications of an account. */
export function manageItems(session: Session, navigate?: (path: string) => void): readonly MenuItem[] {
	const { markAllRead, deleteAll: name, settings } = text.notificationMenu;
	const mayChange = tokenMay(session, 'write:notifications');
	const path = pathTo('notificationSettings');
	return [
		...(mayChange
			? [{ text: markAllRead, icon: 'check', onSelect: () => void readAll(session) } satisfies MenuItem]
			: []),
		...(navigate
			? [
					{
						type: 'link',
						href: path,
						text: settings,
						icon: 'settings',
						onSelect: () => navigate(path),
					} satisfies MenuItem,
				]
			: []),
		...(mayChange
			? [
					{ type: 'divider' } satisfies MenuItem,
					{ text: name, icon: 'trash', danger: true, onSelect: () => void deleteAll(session) } satisfies MenuItem,
				]
			: []),
	];
}
