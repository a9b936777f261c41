import { type ReactNode, useId, useState } from 'react';
import { text } from '@/i18n/text';
import { intents } from '@/stores/intents';
import { accountKey, type StoredAccount } from '@/stores/session/accounts';
import { Button } from '@/ui/button/Button';
import { Icon } from '@/ui/icon/Icon';
import styles from './consentCard.module.css';

interface AccountChoiceProps {
	accounts: readonly StoredAccount[];
	/** Missing while none of several was chosen. */
	chosen: StoredAccount | undefined;
	disabled: boolean;
	onChoose: (account: StoredAccount) => void;
}

/** The account that an app is to use: one that is signed in, or that signs in now. */
export function AccountChoice({ accounts, chosen, disabled, onChoose }: AccountChoiceProps): ReactNode {
	const name = useId();
	const [first, ...others] = accounts;
	if (!first) {
		return (
			<div className={styles.accounts}>
				<p className={styles.about}>{text.signin.required}</p>
				<Button variant="primary" wide onClick={() => intents.send({ kind: 'signIn', reason: 'asked' })}>
					{text.common.signIn}
				</Button>
			</div>
		);
	}
	return (
		<fieldset className={styles.accounts} disabled={disabled}>
			<legend>{text.miauth.account}</legend>
			{others.length === 0 ? (
				<div className={styles.account}>
					<Face account={first} />
				</div>
			) : (
				accounts.map(account => (
					<label key={accountKey(account)} className={styles.account}>
						<input
							type="radio"
							name={name}
							checked={chosen !== undefined && accountKey(account) === accountKey(chosen)}
							onChange={() => onChoose(account)}
						/>
						<Face account={account} />
					</label>
				))
			)}
			<Button
				variant="quiet"
				size="small"
				icon="userPlus"
				onClick={() => intents.send({ kind: 'signIn', reason: 'addAccount' })}
			>
				{text.miauth.otherAccount}
			</Button>
		</fieldset>
	);
}

function Face({ account: { avatarUrl, username, host } }: { account: StoredAccount }): ReactNode {
	const [isBroken, setBroken] = useState(false);
	return (
		<>
			{avatarUrl && !isBroken ? (
				<img src={avatarUrl} alt="" width={28} height={28} onError={() => setBroken(true)} />
			) : (
				<Icon name="user" size={28} />
			)}
			<span>
				@{username}@{host}
			</span>
		</>
	);
}
