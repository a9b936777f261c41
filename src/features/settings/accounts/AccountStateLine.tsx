import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { accountEndTexts } from '@/blocks/account/accountEndTexts';
import { PathLink } from '@/blocks/navigation/PathLink';
import { errorText } from '@/blocks/query/errorText';
import { profilePath } from '@/domain/paths/profilePath';
import { t } from '@/i18n/t';
import { text } from '@/i18n/text';
import { intents } from '@/stores/intents';
import { type AccountState, checkAccount } from '@/stores/session/accountStates';
import { accounts, type StoredAccount } from '@/stores/session/accounts';
import type { NewHome } from '@/stores/session/whereMoved';
import { Button } from '@/ui/button/Button';
import own from './accounts.module.css';
import { signInAgain } from './signInAgain';

interface AccountStateLineProps {
	account: StoredAccount;
	state: AccountState | undefined;
}

/** What is out of the ordinary with an account, and what can be done about it. */
export function AccountStateLine({ account, state }: AccountStateLineProps): ReactNode {
	if (state === undefined) return null;
	if (state.kind === 'ended') return <Line tone="danger">{accountEndTexts()[state.end]}</Line>;
	if (state.kind === 'away') {
		return (
			<Line tone="warn" action={<Again account={account} />}>
				{t('accounts.away', { host: account.host })}
			</Line>
		);
	}
	if (state.kind === 'refused') {
		return (
			<Line tone="danger" action={<Again account={account} />}>
				{`${text.error.accountUnreadable}: ${errorText(state.error).text}`}
			</Line>
		);
	}
	if (state.isDeleted) return <Line tone="danger">{text.accounts.deleting}</Line>;
	return state.moved ? <Moved account={account} home={state.moved.home} /> : null;
}

interface LineProps {
	tone: 'warn' | 'danger';
	action?: ReactNode;
	children: ReactNode;
}

function Line({ tone, action, children }: LineProps): ReactNode {
	return (
		<span className={own.state} data-tone={tone}>
			<span>{children}</span>
			{action}
		</span>
	);
}

function Again({ account }: { account: StoredAccount }): ReactNode {
	return (
		<Button size="small" icon="refresh" onClick={() => void checkAccount(account, true)}>
			{text.common.retry}
		</Button>
	);
}

function Moved({ account, home }: { account: StoredAccount; home: NewHome | null }): ReactNode {
	const all = useStore(accounts, state => state.all);
	const page = useStore(accounts, state => state.current);
	if (!home) return <Line tone="warn">{text.accounts.moved}</Line>;
	const name = `@${home.username}@${home.host}`;
	const known = all.find(({ username, host }) => username === home.username && host === home.host);
	const action = known ? (
		known.id !== page?.id && (
			<Button size="small" icon="switchAccount" onClick={() => intents.send({ kind: 'switchAccount', account: known })}>
				{t('accounts.switchTo', { name })}
			</Button>
		)
	) : (
		<Button
			size="small"
			icon="userPlus"
			onClick={() =>
				signInAgain({
					username: home.username,
					origin: home.host === account.host ? account.origin : `https://${home.host}`,
				})
			}
		>
			{t('accounts.addNew', { name })}
		</Button>
	);
	const profile = profilePath({ ...home, host: home.host === page?.host ? null : home.host });
	return (
		<Line tone="warn" action={action}>
			{t('accounts.movedTo', { name })} <PathLink path={profile}>{t('accounts.openNew', { name })}</PathLink>
		</Line>
	);
}
