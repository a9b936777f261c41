import { createList } from '@/blocks/actions/createList';
import { passGate } from '@/blocks/actions/gate';
import { submenuItems } from '@/blocks/actions/submenuItems';
import type { UserList } from '@/domain/collection/collections';
import type { User } from '@/domain/person/User';
import { t } from '@/i18n/t';
import { text } from '@/i18n/text';
import { changeInCollection, collection } from '@/stores/collections';
import type { Session } from '@/stores/session/Session';
import type { MenuItem } from '@/ui/menu/MenuItem';
import { toast } from '@/ui/toast/toasts';

/** The user's lists, checked if they contain this user, and an item for a new one. */
export function listMenu(session: Session, user: User): Promise<readonly MenuItem[]> {
	return submenuItems(async () => {
		const lists = await collection(session, 'lists');
		const items = lists.map((list): MenuItem => {
			const isOn = list.userIds.includes(user.id);
			return {
				type: 'radio',
				text: list.name,
				checked: isOn,
				onSelect: () => void (isOn ? takeOff(session, user, list) : putOn(session, user, list)),
			};
		});
		return [
			...items,
			...(items.length > 0 ? [{ type: 'divider' } as const] : []),
			{ text: text.userMenu.newList, asks: true, icon: 'plus', onSelect: () => void putOnNewList(session, user) },
		];
	});
}

async function putOn(session: Session, user: User, { id: listId, name }: UserList): Promise<void> {
	await passGate(session, {
		async perform({ api }) {
			await api.call('users/lists/push', { listId, userId: user.id });
			// The stream may have told of it before.
			const withUser = (ids: readonly string[]) => [...new Set([...ids, user.id])];
			changeInCollection(session, 'lists', listId, list => ({ ...list, userIds: withUser(list.userIds) }));
			toast(t('userMenu.addedTo', { name }), { icon: 'list', tone: 'success' });
		},
	});
}

async function takeOff(session: Session, user: User, { id: listId, name }: UserList): Promise<void> {
	await passGate(session, {
		async perform({ api }) {
			await api.call('users/lists/pull', { listId, userId: user.id });
			changeInCollection(session, 'lists', listId, list => ({
				...list,
				userIds: list.userIds.filter(id => id !== user.id),
			}));
			toast(t('userMenu.removedFrom', { name }), { icon: 'list' });
		},
	});
}

async function putOnNewList(session: Session, user: User): Promise<void> {
	const made = await createList(session);
	if (made) await putOn(session, user, made);
}
