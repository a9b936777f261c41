import { type ReactNode, useState } from 'react';
import { useStore } from 'zustand';
import { showError } from '@/blocks/actions/showError';
import { proxied } from '@/blocks/media/proxied';
import { MinimalCard } from '@/blocks/minimal/MinimalCard';
import { t } from '@/i18n/t';
import { text } from '@/i18n/text';
import { intents } from '@/stores/intents';
import { accountKey, accounts } from '@/stores/session/accounts';
import { homeSession } from '@/stores/session/homeSession';
import type { Session } from '@/stores/session/Session';
import { homeOrigin, sessionOf } from '@/stores/session/sessions';
import { Button } from '@/ui/button/Button';
import { AccountChoice } from './AccountChoice';
import type { Asking } from './Asking';
import styles from './consentCard.module.css';
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

type State = 'open' | 'allowing' | 'denying' | 'allowed' | 'denied';

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
	const chosen = usable.find(each => accountKey(each) === chosenKey) ?? usable[0];
	const title = t('miauth.title', { app: asking.name });
	const answer = async (during: State, after: State, run: () => Promise<string | null>) => {
		setState(during);
		try {
			const next = await run();
			setState(after);
			if (next !== null) location.assign(next);
		} catch (error) {
			setState('open');
			await showError(error);
		}
	};
	if (state === 'allowed' || state === 'denied') {
		return (
			<MinimalCard icon="plug" title={title}>
				<p role="status">
					{state === 'allowed' ? t('miauth.allowed', { app: asking.name }) : t('miauth.refused', { app: asking.name })}
				</p>
			</MinimalCard>
		);
	}
	return (
		<MinimalCard icon="plug" title={title}>
			{asking.iconUrl !== null && (
				// By the server's proxy, so that the app doesn't learn who is looking.
				<img
					className={styles.icon}
					src={proxied(homeSession(), asking.iconUrl, 'avatar')}
					alt=""
					width={48}
					height={48}
				/>
			)}
			<p className={styles.about}>
				{asking.returnsTo === null ? text.miauth.returnsNowhere : t('miauth.returnsTo', { place: asking.returnsTo })}
			</p>
			{chosen === undefined ? (
				<>
					<p>{text.signin.required}</p>
					<Button variant="primary" wide onClick={() => intents.send({ kind: 'signIn', reason: 'asked' })}>
						{text.common.signIn}
					</Button>
				</>
			) : (
				<>
					<AccountChoice accounts={usable} chosen={chosen} onChoose={account => setChosenKey(accountKey(account))} />
					<PermissionList permissions={asking.permissions} />
					<div className={styles.buttons}>
						<Button
							wide
							busy={state === 'denying'}
							disabled={state === 'allowing'}
							onClick={() => void answer('denying', 'denied', deny)}
						>
							{text.miauth.refuse}
						</Button>
						<Button
							variant="primary"
							wide
							busy={state === 'allowing'}
							disabled={state === 'denying'}
							onClick={() => void answer('allowing', 'allowed', () => allow(sessionOf(chosen)))}
						>
							{text.miauth.allow}
						</Button>
					</div>
				</>
			)}
		</MinimalCard>
	);
}
