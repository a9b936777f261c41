import type { ColumnDefinition } from '@/blocks/hosting/ColumnDefinition';
import { targetItems } from '@/blocks/targetItems';
import type { DeckColumn } from '@/domain/deck';
import { accountKey, accounts, type StoredAccount } from '@/stores/session/accounts';
import { sessionOf } from '@/stores/session/sessions';
import type { MenuItem } from '@/ui/menu/MenuItem';
import { showing } from './showing';

/**
 * Every stored account that a column can be bound to, where it is offered. A list, antenna or channel belongs to one
 * server (and mostly to one account): with another account another one is chosen.
 * @param choose is given what changes; `account` null stands for the page's own
 */
export function columnAccountItems(
	column: DeckColumn,
	definition: ColumnDefinition,
	choose: (change: Partial<DeckColumn>) => void,
): readonly MenuItem[] {
	const { all, current } = accounts.getState();
	const currentKey = current && accountKey(current);
	const chosen = column.account ?? currentKey;
	return all.flatMap((stored): MenuItem[] => {
		const key = accountKey(stored);
		const session = sessionOf(stored);
		if (!definition.isOffered(session)) return [];
		const account = key === currentKey ? null : key;
		const shown = { text: nameOf(stored), caption: stored.host };
		const { target } = definition;
		if (!target || key === chosen) {
			return [{ ...shown, type: 'radio', checked: key === chosen, onSelect: () => choose({ account }) }];
		}
		const items = () => targetItems(session, target, found => choose({ ...showing(target, found), account }));
		return [{ ...shown, type: 'submenu', icon: 'user', items }];
	});
}

const nameOf = (account: StoredAccount): string => `@${account.username}`;
