import type { ColumnDefinition } from '@/blocks/hosting/ColumnDefinition';
import type { NamedTarget } from '@/blocks/hosting/TargetChoice';
import { targetItem } from '@/blocks/hosting/targetItem';
import type { DeckColumn } from '@/domain/deck/deck';
import { accountKey, accounts, type StoredAccount } from '@/stores/session/accounts';
import { sessionOf } from '@/stores/session/sessions';
import type { MenuItem } from '@/ui/menu/MenuItem';

/**
 * The accounts that a column can use, among those offered its kind. A list, antenna or channel belongs to one server
 * (and mostly one account), so another one has to be chosen with another account.
 * @param choose called with the change; `account` null is the page's own
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
		const { target, icon } = definition;
		if (!target || key === chosen) {
			return [{ ...shown, type: 'radio', checked: key === chosen, onSelect: () => choose({ account }) }];
		}
		const take = ({ id, name }: NamedTarget) => choose({ name, target: { kind: target.kind, id }, account });
		return [targetItem({ ...shown, icon: 'user' }, { session, target, icon, choose: take })];
	});
}

const nameOf = (account: StoredAccount): string => `@${account.username}`;
