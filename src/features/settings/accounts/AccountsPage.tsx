import { type ReactNode, useEffect, useReducer } from 'react';
import { useStore } from 'zustand';
import { useHostTitle } from '@/blocks/hosting/HostContext';
import { PathLink } from '@/blocks/navigation/PathLink';
import { pathTo } from '@/domain/paths/pathTo';
import { text } from '@/i18n/text';
import { deckProfiles } from '@/stores/deck/deckSettings';
import { intents } from '@/stores/intents';
import { preferences } from '@/stores/preferences/Preferences';
import { accountStates, followAccountStates, stateOfAccount } from '@/stores/session/accountStates';
import { accountKey, accounts, type StoredAccount } from '@/stores/session/accounts';
import { formerAccounts, readFormerAccounts } from '@/stores/session/formerAccounts';
import { moveAccount } from '@/stores/session/moveAccount';
import { startedSession } from '@/stores/session/sessions';
import { Button } from '@/ui/button/Button';
import { AboutText } from '@/ui/page/AboutText';
import { ButtonRow } from '@/ui/page/ButtonRow';
import { PageBody } from '@/ui/page/PageBody';
import { Section } from '@/ui/section/Section';
import { useSortable } from '@/ui/sortable/useSortable';
import { useSettingList } from '../entries/SettingListContext';
import styles from '../page/page.module.css';
import { AccountRow } from './AccountRow';
import own from './accounts.module.css';
import { FormerRow } from './FormerRow';

/**
 * The accounts on this device: how each is, its order, switching, adding, removing; and those that have left it
 * (rules/accounts#stored-accounts).
 */
export default function AccountsPage(): ReactNode {
	useHostTitle(text.settings.pages.accounts);
	const all = useStore(accounts, state => state.all);
	const former = useStore(formerAccounts, state => state.all);
	// One that was added again is no former one any more.
	useEffect(() => {
		readFormerAccounts();
		return accounts.subscribe(readFormerAccounts);
	}, []);
	return (
		<PageBody>
			<AboutText>{all.length > 1 ? `${text.accounts.about}\n${text.accounts.order}` : text.accounts.about}</AboutText>
			<Accounts all={all} />
			<ButtonRow>
				<Button icon="userPlus" onClick={() => intents.send({ kind: 'signIn', reason: 'addAccount' })}>
					{text.shell.addAccount}
				</Button>
				<Button icon="plus" onClick={() => intents.send({ kind: 'signUp' })}>
					{text.accounts.create}
				</Button>
				{all.length > 1 && (
					<Button icon="signOut" className={styles.danger} onClick={() => intents.send({ kind: 'signOutOfAll' })}>
						{text.accounts.signOutAll}
					</Button>
				)}
			</ButtonRow>
			{former.length > 0 && (
				<Section title={text.accounts.formerTitle} about={text.accounts.formerAbout}>
					<ul className={own.list}>
						{former.map(account => (
							<FormerRow key={accountKey(account)} account={account} />
						))}
					</ul>
				</Section>
			)}
			<AboutText>
				<PathLink path={pathTo('other')}>{text.accounts.migration}</PathLink>
			</AboutText>
		</PageBody>
	);
}

function Accounts({ all }: { all: readonly StoredAccount[] }): ReactNode {
	const current = useStore(accounts, state => state.current);
	const states = useStates(all);
	const { columnsOf } = useSettingList();
	useDeckChanges();
	const ids = all.map(accountKey);
	const nameOf = (id: string) => handleOf(all.find(account => accountKey(account) === id));
	const sorting = useSortable({ ids, nameOf, layout: 'list', by: 'grip', onMove: moveAccount });
	return (
		<div>
			<ul {...sorting.list} className={own.list}>
				{all.map((account, index) => (
					<AccountRow
						key={accountKey(account)}
						account={account}
						isCurrent={current !== null && accountKey(current) === accountKey(account)}
						state={stateOfAccount(states, account)}
						columns={columnsOf(accountKey(account))}
						sorting={sorting}
						place={{ index, count: all.length }}
					/>
				))}
			</ul>
			{sorting.status}
		</div>
	);
}

const handleOf = (account: StoredAccount | undefined): string =>
	account ? `@${account.username}@${account.host}` : '';

/** Asks the servers, live. An account that turns out to have ended leaves the list. */
function useStates(all: readonly StoredAccount[]): ReturnType<typeof accountStates.getState> {
	const states = useStore(accountStates);
	useEffect(() => followAccountStates(all), [all]);
	useEffect(() => {
		for (const account of all) {
			const state = stateOfAccount(states, account);
			// The end of one with a session is told by the shell.
			if (state?.kind === 'ended' && !startedSession(accountKey(account)))
				intents.send({ kind: 'accountEnded', account, end: state.end });
		}
	}, [all, states]);
	return states;
}

/** Renders again when the stored decks have changed. */
function useDeckChanges(): void {
	const [, render] = useReducer((count: number) => count + 1, 0);
	useEffect(() => preferences.subscribe(deckProfiles, render), []);
}
