import { toUserList } from '@/api/toCollections';
import type { UserList } from '@/domain/collection/collections';
import { text } from '@/i18n/text';
import { changeCollection } from '@/stores/collections';
import type { Session } from '@/stores/session/Session';
import { prompt } from '@/ui/dialog/dialogs';
import { passGate } from './gate';

/** The server's limits. */
const NAME_RULES = { minLength: 1, maxLength: 100 };

/**
 * Asks for a name and creates a list.
 * @returns undefined if cancelled or failed (already reported)
 */
export function createList(session: Session): Promise<UserList | undefined> {
	return passGate(session, {
		async perform({ api }) {
			const name = await prompt({ title: text.userMenu.newList, label: text.common.name, ...NAME_RULES });
			if (name === undefined) return undefined;
			const list = toUserList(await api.call('users/lists/create', { name }));
			changeCollection(session, 'lists', lists => [...lists, list]);
			return list;
		},
	});
}
