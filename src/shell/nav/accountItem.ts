import { accountEndTexts } from '@/blocks/account/accountEndTexts';
import { t } from '@/i18n/t';
import { text } from '@/i18n/text';
import { type AccountState, accountStates, stateOfAccount } from '@/stores/session/accountStates';
import { accountKey, type StoredAccount } from '@/stores/session/accounts';
import type { IconName } from '@/ui/icon/Icon';
import type { MenuItem } from '@/ui/menu/MenuItem';
import { badgeCount } from './badgeCount';

interface Entry {
	readonly text: string;
	readonly icon: IconName;
	readonly onSelect: () => void;
}

/** A menu's row of an account: its picture, its name with the server, what is unread, and what is out of the ordinary. */
export function accountItem(account: StoredAccount, entry: Entry): MenuItem {
	const key = accountKey(account);
	const state = stateOfAccount(accountStates.getState(), account);
	const unread = state?.kind === 'fine' ? state.unread : 0;
	return {
		...entry,
		id: key,
		caption: [`@${account.username}@${account.host}`, state && noteOn(state)].filter(Boolean).join(' · '),
		imageUrl: account.avatarUrl,
		...(unread > 0 && {
			badge: { text: badgeCount(unread), label: t('accounts.unread', { count: unread }) },
		}),
	};
}

/** Empty for an account like any other. */
function noteOn(state: AccountState): string {
	if (state.kind === 'ended') return accountEndTexts()[state.end];
	if (state.kind === 'away') return text.accounts.awayShort;
	if (state.kind === 'refused') return text.accounts.refusedShort;
	if (state.isDeleted) return text.accounts.deleting;
	return state.moved ? text.accounts.movedShort : '';
}
