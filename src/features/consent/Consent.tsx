import { type ReactNode, useState } from 'react';
import { useStore } from 'zustand';
import { showError } from '@/blocks/actions/showError';
import { MinimalCard } from '@/blocks/minimal/MinimalCard';
import { t } from '@/i18n/t';
import { text } from '@/i18n/text';
import { accountKey, accounts } from '@/stores/session/accounts';
import type { Session } from '@/stores/session/Session';
import { homeOrigin, sessionOf } from '@/stores/session/sessions';
import { Button } from '@/ui/button/Button';
import { AccountChoice } from './AccountChoice';
import type { Asking } from './Asking';
import { AskingApp } from './AskingApp';
import styles from './consentCard.module.css';
import { ExpiredCard } from './ExpiredCard';
import { isRequestGone } from './isRequestGone';
import { PermissionList } from './PermissionList';

interface ConsentProps {
	asking: Asking;
	/**
	 * Grants what was asked for, to the account of the session.
	 * @returns where to go on; null to stay
	 */
	allow: (session: Session) => Promise<string | null>;
	/** Refuses. Returns where to go on; null to stay. */
	deny: () => Promise<string | null>;
}

type State = 'open' | 'allowing' | 'denying' | 'allowed' | 'denied' | 'gone';

/**
 * Who asks for the use of an account, what for, and where the answer goes; the account is chosen among those of this
 * server (rules/apps#consent).
 */
export function Consent({ asking, allow, deny }: ConsentProps): ReactNode {
	const all = useStore(accounts, state => state.all);
	const current = useStore(accounts, state => state.current);
	// The app asks this server, so only its own accounts can be used.
	const usable = all.filter(({ origin }) => origin === homeOrigin());
	const [chosenKey, setChosenKey] = useState<string | null>(current && accountKey(current));
	const [state, setState] = useState<State>('open');
	const only = usable.length === 1 ? usable[0] : undefined;
	const chosen = usable.find(each => accountKey(each) === chosenKey) ?? only;
	const title = t('miauth.title', { app: asking.name });
	const answer = async (during: State, after: State, run: () => Promise<string | null>) => {
		setState(during);
		try {
			const next = await run();
			setState(after);
			if (next !== null) location.assign(next);
		} catch (error) {
			if (isRequestGone(error)) return setState('gone');
			setState('open');
			await showError(error);
		}
	};
	if (state === 'gone') return <ExpiredCard />;
	if (state === 'allowed' || state === 'denied') {
		const isAllowed = state === 'allowed';
		return (
			<MinimalCard icon={isAllowed ? 'check' : 'block'} title={isAllowed ? text.miauth.done : text.miauth.doneDenied}>
				<p role="status">
					{isAllowed ? t('miauth.allowed', { app: asking.name }) : t('miauth.refused', { app: asking.name })}
				</p>
			</MinimalCard>
		);
	}
	const isBusy = state !== 'open';
	return (
		<MinimalCard icon="plug" title={title}>
			<AskingApp asking={asking} />
			<PermissionList permissions={asking.permissions} />
			<AccountChoice
				accounts={usable}
				chosen={chosen}
				disabled={isBusy}
				onChoose={account => setChosenKey(accountKey(account))}
			/>
			<div className={styles.buttons}>
				<Button
					wide
					busy={state === 'denying'}
					disabled={isBusy}
					onClick={() => void answer('denying', 'denied', deny)}
				>
					{text.miauth.refuse}
				</Button>
				{usable.length > 0 && (
					<Button
						variant="primary"
						wide
						busy={state === 'allowing'}
						disabled={isBusy || !chosen}
						onClick={() => chosen && void answer('allowing', 'allowed', () => allow(sessionOf(chosen)))}
					>
						{text.miauth.allow}
					</Button>
				)}
			</div>
		</MinimalCard>
	);
}
