import { type ReactNode, useId } from 'react';
import { text } from '@/i18n/text';
import { accountKey, type StoredAccount } from '@/stores/session/accounts';
import { Icon } from '@/ui/icon/Icon';
import styles from './consentCard.module.css';

interface AccountChoiceProps {
	/** At least one. */
	accounts: readonly StoredAccount[];
	chosen: StoredAccount;
	onChoose: (account: StoredAccount) => void;
}

/** The account that an app is to use. */
export function AccountChoice({ accounts, chosen, onChoose }: AccountChoiceProps): ReactNode {
	const name = useId();
	return (
		<fieldset className={styles.accounts}>
			<legend>{text.miauth.account}</legend>
			{accounts.map(account => (
				<label key={accountKey(account)} className={styles.account}>
					<input
						type="radio"
						name={name}
						checked={accountKey(account) === accountKey(chosen)}
						onChange={() => onChoose(account)}
					/>
					{account.avatarUrl ? (
						<img src={account.avatarUrl} alt="" width={28} height={28} />
					) : (
						<Icon name="user" size={28} />
					)}
					<span>
						@{account.username}@{account.host}
					</span>
				</label>
			))}
		</fieldset>
	);
}
