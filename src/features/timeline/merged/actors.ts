import { text } from '@/i18n/text';
import { accountKey, accounts, type StoredAccount } from '@/stores/session/accounts';
import { openMenu } from '@/ui/menu/openMenu';
import type { Anchor } from '@/ui/overlay/OverlayRequest';

/** Value of `DeckColumn.actor`: the user is asked before each action. */
export const ASK = 'ask';

/**
 * Asks with which account to act on a note that came through several.
 * @param keys the accounts through which it came
 */
export function askActor(keys: readonly string[], anchor: Anchor, choose: (key: string) => void): void {
	const readers = accounts.getState().all.filter(account => keys.includes(accountKey(account)));
	const items = readers.map(account => ({ ...accountItem(account), onSelect: () => choose(accountKey(account)) }));
	openMenu({ anchor, label: text.merged.actAs, items: [{ type: 'label', text: text.merged.actAs }, ...items] });
}

/** An account in a menu. */
export const accountItem = ({ username, host, avatarUrl }: StoredAccount) =>
	({ text: `@${username}`, caption: host, icon: 'user', imageUrl: avatarUrl }) as const;
