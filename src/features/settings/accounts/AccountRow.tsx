import type { ReactNode } from 'react';
import type { OwnedColumns } from '@/blocks/settings/ColumnsOf';
import { t } from '@/i18n/t';
import { text } from '@/i18n/text';
import { intents } from '@/stores/intents';
import type { AccountState } from '@/stores/session/accountStates';
import { accountKey, type StoredAccount } from '@/stores/session/accounts';
import { Badge } from '@/ui/Badge';
import { Button } from '@/ui/button/Button';
import { IconButton } from '@/ui/button/IconButton';
import { Grip } from '@/ui/sortable/Grip';
import type { Sorting } from '@/ui/sortable/useSortable';
import { AccountFace } from './AccountFace';
import { AccountStateAction } from './AccountStateAction';
import { AccountStateLine } from './AccountStateLine';
import own from './accounts.module.css';
import { columnsLine } from './columnsLine';

interface AccountRowProps {
	account: StoredAccount;
	isCurrent: boolean;
	/** Undefined until its server was asked. */
	state: AccountState | undefined;
	columns: readonly OwnedColumns[];
	sorting: Sorting;
	place: { readonly index: number; readonly count: number };
}

/** An account of this device: who and where it is, how it is, what it has here, and what can be done. */
export function AccountRow({ account, isCurrent, state, columns, sorting, place }: AccountRowProps): ReactNode {
	const name = `@${account.username}@${account.host}`;
	const key = accountKey(account);
	return (
		<li
			className={own.account}
			data-alone={place.count === 1 || undefined}
			{...sorting.itemOf(key)}
			aria-current={isCurrent || undefined}
		>
			{place.count > 1 && (
				<span className={own.grip}>
					<Grip
						sorting={sorting}
						id={key}
						label={t('accounts.move', { name, place: place.index + 1, count: place.count })}
					/>
				</span>
			)}
			<AccountFace url={account.avatarUrl} />
			<span className={own.facts}>
				<span className={own.name}>
					<b>{account.name ?? account.username}</b>
					{isCurrent && <Badge tone="accent">{text.accounts.inUse}</Badge>}
				</span>
				<small>{name}</small>
				<small>{[unreadLine(state), columnsLine(columns)].filter(Boolean).join(' · ')}</small>
				<AccountStateLine account={account} state={state} />
			</span>
			<span className={own.actions}>
				{!isCurrent && (
					<Button
						size="small"
						icon="switchAccount"
						aria-label={t('accounts.switchTo', { name })}
						onClick={() => intents.send({ kind: 'switchAccount', account })}
					>
						{text.accounts.switch}
					</Button>
				)}
				<AccountStateAction account={account} state={state} />
			</span>
			<span className={own.out}>
				<IconButton
					icon="signOut"
					label={t('accounts.signOutOf', { name })}
					onClick={() => intents.send({ kind: 'signOut', account })}
				/>
			</span>
		</li>
	);
}

function unreadLine(state: AccountState | undefined): string {
	if (state === undefined) return text.accounts.checking;
	if (state.kind !== 'fine') return '';
	return state.unread === 0 ? text.accounts.noUnread : t('accounts.unread', { count: state.unread });
}
