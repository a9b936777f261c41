import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { useHostTitle } from '@/blocks/hosting/HostContext';
import { t } from '@/i18n/t';
import { text } from '@/i18n/text';
import { intents } from '@/stores/intents';
import { accountKey, accounts, type StoredAccount } from '@/stores/session/accounts';
import { Badge } from '@/ui/Badge';
import { Button } from '@/ui/button/Button';
import { IconButton } from '@/ui/button/IconButton';
import { Icon } from '@/ui/icon/Icon';
import styles from '../page/page.module.css';
import own from './accounts.module.css';

/** The accounts on this device: switching, removing, adding (rules/accounts#stored-accounts). */
export default function AccountsPage(): ReactNode {
	useHostTitle(text.settings.pages.accounts);
	const all = useStore(accounts, state => state.all);
	const current = useStore(accounts, state => state.current);
	return (
		<div className={styles.page}>
			<p className={styles.about}>{text.ownAccount.accountsAbout}</p>
			<ul className={styles.list}>
				{all.map(account => (
					<AccountRow
						key={accountKey(account)}
						account={account}
						isCurrent={current !== null && accountKey(current) === accountKey(account)}
					/>
				))}
			</ul>
			<div className={styles.bar}>
				<Button icon="userPlus" onClick={() => intents.send({ kind: 'signIn', reason: 'addAccount' })}>
					{text.shell.addAccount}
				</Button>
			</div>
		</div>
	);
}

function AccountRow({ account, isCurrent }: { account: StoredAccount; isCurrent: boolean }): ReactNode {
	const handle = `@${account.username}@${account.host}`;
	return (
		<li className={styles.row}>
			<span className={own.face}>
				{account.avatarUrl ? <img src={account.avatarUrl} alt="" width={40} height={40} /> : <Icon name="user" />}
			</span>
			<span className={styles.facts}>
				<b>{account.name ?? account.username}</b>
				<small>{handle}</small>
			</span>
			{isCurrent ? (
				<Badge tone="accent">{text.ownAccount.inUse}</Badge>
			) : (
				<Button
					size="small"
					icon="switchAccount"
					aria-label={t('ownAccount.switchTo', { name: handle })}
					onClick={() => intents.send({ kind: 'switchAccount', account })}
				>
					{text.ownAccount.switch}
				</Button>
			)}
			<IconButton
				icon="signOut"
				label={t('ownAccount.signOutOf', { name: handle })}
				onClick={() => intents.send({ kind: 'signOut', account })}
			/>
		</li>
	);
}
