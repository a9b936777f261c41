import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { t } from '@/i18n/t';
import { text } from '@/i18n/text';
import { intents } from '@/stores/intents';
import { type AccountState, checkAccount } from '@/stores/session/accountStates';
import { accountKey, accounts, type StoredAccount } from '@/stores/session/accounts';
import type { NewHome } from '@/stores/session/whereMoved';
import { Button } from '@/ui/button/Button';
import { signInAgain } from './signInAgain';

interface AccountStateActionProps {
	account: StoredAccount;
	state: AccountState | undefined;
}

/** What can be done about what is out of the ordinary with an account. */
export function AccountStateAction({ account, state }: AccountStateActionProps): ReactNode {
	if (state?.kind === 'away' || state?.kind === 'refused') {
		return (
			<Button size="small" icon="refresh" onClick={() => void checkAccount(account, true)}>
				{text.common.retry}
			</Button>
		);
	}
	return state?.kind === 'fine' && state.moved?.home ? <GoAlong account={account} home={state.moved.home} /> : null;
}

/** Goes on with the account that this one has moved to. */
function GoAlong({ account, home }: { account: StoredAccount; home: NewHome }): ReactNode {
	const all = useStore(accounts, state => state.all);
	const current = useStore(accounts, state => state.current);
	const name = `@${home.username}@${home.host}`;
	const known = all.find(({ username, host }) => username === home.username && host === home.host);
	if (known) {
		if (current && accountKey(known) === accountKey(current)) return null;
		return (
			<Button size="small" icon="switchAccount" onClick={() => intents.send({ kind: 'switchAccount', account: known })}>
				{t('accounts.switchTo', { name })}
			</Button>
		);
	}
	const origin = home.host === account.host ? account.origin : `https://${home.host}`;
	return (
		<Button size="small" icon="userPlus" onClick={() => signInAgain({ username: home.username, origin })}>
			{t('accounts.addNew', { name })}
		</Button>
	);
}
