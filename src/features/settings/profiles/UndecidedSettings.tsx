import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { settingName } from '@/blocks/preferences/settingName';
import { acct } from '@/domain/person/acct';
import { t } from '@/i18n/t';
import { text } from '@/i18n/text';
import { undecidedOf } from '@/stores/preferences/sync/undecidedOf';
import { accountKey, accounts, type StoredAccount } from '@/stores/session/accounts';
import { useSession } from '@/stores/session/SessionContext';
import { sessionByKey } from '@/stores/session/sessions';
import { Button } from '@/ui/button/Button';
import { Icon } from '@/ui/icon/Icon';
import styles from '../page/page.module.css';
import { decideSync } from './decideSync';
import own from './profiles.module.css';

/** Synced settings that differ on the server of one of the device's accounts, until the user decides. */
export function UndecidedSettings(): ReactNode {
	const { all } = useStore(accounts);
	return all.map(account => <UndecidedOf key={accountKey(account)} account={account} />);
}

function UndecidedOf({ account }: { account: StoredAccount }): ReactNode {
	const key = accountKey(account);
	const isOwn = useSession().key === key;
	const units = useStore(undecidedOf({ key }));
	const decide = (unit: (typeof units)[number]) => {
		const session = sessionByKey(key);
		if (session) void decideSync(session, unit);
	};
	return units.map(unit => (
		<section key={JSON.stringify([unit.key, unit.scope])} className={own.suggestion}>
			<Icon name="refresh" />
			<div className={styles.facts}>
				<h2>{t('profiles.undecided.title', { name: settingName(unit.key) })}</h2>
				<p>
					{isOwn ? text.profiles.undecided.about : t('profiles.undecided.aboutAccount', { account: acct(account) })}
				</p>
			</div>
			<Button
				size="small"
				aria-label={t('profiles.undecided.decideOf', { name: settingName(unit.key) })}
				onClick={() => decide(unit)}
			>
				{text.profiles.undecided.decide}
			</Button>
		</section>
	));
}
