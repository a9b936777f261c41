import { targetItem } from '@/blocks/hosting/targetItem';
import type { ColumnSource } from '@/domain/deck/columnSources';
import { textAt } from '@/i18n/text';
import { accountKey, accounts, type StoredAccount } from '@/stores/session/accounts';
import type { Session } from '@/stores/session/Session';
import { currentSession, sessionOf } from '@/stores/session/sessions';
import type { MenuItem } from '@/ui/menu/MenuItem';
import { mergeable } from './resolveSources';

type Choose = (source: ColumnSource) => void;

/** The timelines that each account of this device can read: those of the page's account first, the others by account. */
export function sourceItems(choose: Choose): readonly MenuItem[] {
	const { all, current } = accounts.getState();
	const others = all.filter(account => !current || accountKey(account) !== accountKey(current));
	const items = kindItems(currentSession(), null, choose);
	if (others.length === 0) return items;
	return [...items, { type: 'divider' }, ...others.map(account => accountItem(account, choose))];
}

const accountItem = (account: StoredAccount, choose: Choose): MenuItem => ({
	...{ type: 'submenu', text: `@${account.username}`, caption: account.host },
	...{ icon: 'user', imageUrl: account.avatarUrl },
	items: () => kindItems(sessionOf(account), account, choose),
});

function kindItems(session: Session, account: StoredAccount | null, choose: Choose): MenuItem[] {
	const reader = {
		account: account && accountKey(account),
		owner: account && { origin: account.origin, username: account.username },
	};
	return mergeable
		.filter(({ isOffered }) => isOffered(session))
		.map((timeline): MenuItem => {
			const { kind, title, icon, target } = timeline;
			const shown = { text: textAt(title), icon };
			if (!target) {
				return { ...shown, onSelect: () => choose({ type: kind, target: null, name: null, ...reader }) };
			}
			return targetItem(shown, {
				...{ session, target, icon },
				choose: ({ id, name }) => choose({ type: kind, target: { kind: target.kind, id }, name, ...reader }),
			});
		});
}
