import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { accountEndTexts } from '@/blocks/account/accountEndTexts';
import { PathLink } from '@/blocks/navigation/PathLink';
import { errorText } from '@/blocks/query/errorText';
import { profilePath } from '@/domain/paths/profilePath';
import { t } from '@/i18n/t';
import { text } from '@/i18n/text';
import type { AccountState } from '@/stores/session/accountStates';
import { accounts, type StoredAccount } from '@/stores/session/accounts';
import type { NewHome } from '@/stores/session/whereMoved';
import own from './accounts.module.css';

interface AccountStateLineProps {
	account: StoredAccount;
	state: AccountState | undefined;
}

/** What is out of the ordinary with an account. */
export function AccountStateLine({ account, state }: AccountStateLineProps): ReactNode {
	if (state === undefined) return null;
	if (state.kind === 'ended') return <Line tone="danger">{accountEndTexts()[state.end]}</Line>;
	if (state.kind === 'away') return <Line tone="warn">{t('accounts.away', { host: account.host })}</Line>;
	if (state.kind === 'refused') {
		return <Line tone="danger">{`${text.error.accountUnreadable}: ${errorText(state.error).text}`}</Line>;
	}
	if (state.isDeleted) return <Line tone="danger">{text.accounts.deleting}</Line>;
	return state.moved ? <Moved home={state.moved.home} /> : null;
}

function Line({ tone, children }: { tone: 'warn' | 'danger'; children: ReactNode }): ReactNode {
	return (
		<span className={own.state} data-tone={tone}>
			{children}
		</span>
	);
}

function Moved({ home }: { home: NewHome | null }): ReactNode {
	const page = useStore(accounts, state => state.current);
	if (!home) return <Line tone="warn">{text.accounts.moved}</Line>;
	const name = `@${home.username}@${home.host}`;
	const profile = profilePath({ ...home, host: home.host === page?.host ? null : home.host });
	return (
		<Line tone="warn">
			{t('accounts.movedTo', { name })} <PathLink path={profile}>{t('accounts.openNew', { name })}</PathLink>
		</Line>
	);
}
