import { type ReactNode, useEffect, useState } from 'react';
import { accountEndTexts } from '@/blocks/account/accountEndTexts';
import { RelativeTime } from '@/blocks/time/RelativeTime';
import { pathTo } from '@/domain/paths/pathTo';
import { t } from '@/i18n/t';
import { text } from '@/i18n/text';
import { localDatabase } from '@/platform/localDatabase';
import { intents } from '@/stores/intents';
import { accountKey } from '@/stores/session/accounts';
import type { FormerAccount } from '@/stores/session/formerAccounts';
import { countUnsentWork, readUnsentWork } from '@/stores/unsentWork/readUnsentWork';
import { Badge } from '@/ui/Badge';
import { Button } from '@/ui/button/Button';
import { IconButton } from '@/ui/button/IconButton';
import { AccountFace } from './AccountFace';
import own from './accounts.module.css';
import { signInAgain } from './signInAgain';

/** An account that has left this device: why, what is left of it here, and what can be done. */
export function FormerRow({ account }: { account: FormerAccount }): ReactNode {
	const name = `@${account.username}@${account.host}`;
	const hasWork = useHasWork(account);
	const { why } = account;
	return (
		<li className={own.account} data-alone="">
			<AccountFace url={account.avatarUrl} />
			<span className={own.facts}>
				<span className={own.name}>
					<b>{account.name ?? account.username}</b>
					{hasWork && <Badge tone="warn">{text.accounts.hasUnsent}</Badge>}
				</span>
				<small>
					{name} · <RelativeTime at={account.at} />
				</small>
				<span className={own.state} data-tone={why === 'left' ? undefined : 'danger'}>
					{why === 'left' ? text.accounts.left : accountEndTexts()[why]}
				</span>
				<small>{t(`accounts.whatNow.${why}`, { host: account.host })}</small>
			</span>
			<span className={own.actions}>
				{why !== 'deleted' && (
					<Button size="small" icon="signIn" onClick={() => signInAgain(account)}>
						{text.accounts.signInAgain}
					</Button>
				)}
				{why === 'suspended' && (
					<a
						className={own.contact}
						href={account.origin + pathTo('contact')}
						target="_blank"
						rel="noopener noreferrer"
					>
						{t('accounts.contact', { host: account.host })}
					</a>
				)}
			</span>
			<span className={own.out}>
				<IconButton
					icon="trash"
					label={t('accounts.clear', { name })}
					onClick={() => intents.send({ kind: 'clearFormer', account })}
				/>
			</span>
		</li>
	);
}

function useHasWork(account: FormerAccount): boolean {
	const [hasWork, setHasWork] = useState(false);
	const key = accountKey(account);
	useEffect(() => {
		let isGone = false;
		const look = async () => {
			const { drafts, notes, files } = countUnsentWork(await readUnsentWork(await localDatabase(), key));
			if (!isGone) setHasWork(drafts + notes + files > 0);
		};
		look().catch(error => console.warn('What is left of an account could not be read.', error));
		return () => {
			isGone = true;
		};
	}, [key]);
	return hasWork;
}
