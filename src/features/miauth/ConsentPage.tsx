import { type ReactNode, useState } from 'react';
import { permissionText } from '@/blocks/account/permissionText';
import { passGate } from '@/blocks/actions/gate';
import type { PageProps } from '@/blocks/hosting/PageDefinition';
import { t } from '@/i18n/t';
import { text } from '@/i18n/text';
import { intents } from '@/stores/intents';
import { useMe, useServerInfo, useSession } from '@/stores/session/SessionContext';
import { Button } from '@/ui/button/Button';
import { Icon } from '@/ui/icon/Icon';
import { EmptyState } from '@/ui/state/EmptyState';
import styles from './ConsentPage.module.css';
import { callbackWithSession, consentRequest } from './consentRequest';

type Answer = 'open' | 'sending' | 'allowed' | 'refused';

/**
 * Asks whether an app may use the account, and lists the permissions it wants (rules/apps#consent: /miauth/{session}).
 */
export default function ConsentPage(page: PageProps<'consent'>): ReactNode {
	const session = useSession();
	const request = consentRequest(page);
	const username = useMe(me => me?.username ?? null) ?? session.account?.username;
	const avatarUrl = useMe(me => me?.avatarUrl ?? null) ?? session.account?.avatarUrl;
	const serverName = useServerInfo(info => info?.name ?? null) ?? session.host;
	const [answer, setAnswer] = useState<Answer>('open');
	if (!request) return <EmptyState icon="search" title={text.shell.notFound} />;
	const app = request.name ?? text.miauth.unnamed;
	const allow = async () => {
		setAnswer('sending');
		const done = await passGate(session, {
			async perform({ api }) {
				await api.call('miauth/gen-token', {
					session: request.session,
					name: request.name,
					iconUrl: request.icon,
					permission: request.permissions,
				});
				return true;
			},
		});
		setAnswer(done ? 'allowed' : 'open');
		if (done && request.callback) location.assign(callbackWithSession(request.callback, request.session));
	};
	const question =
		answer === 'allowed' || answer === 'refused' ? (
			<p role="status">{answer === 'allowed' ? t('miauth.allowed', { app }) : t('miauth.refused', { app })}</p>
		) : (
			<>
				<p className={styles.who}>
					{avatarUrl && <img src={avatarUrl} alt="" width={28} height={28} />}
					{t('miauth.as', { name: `@${username ?? ''}`, server: serverName })}
				</p>
				<h2>{request.permissions.length > 0 ? text.miauth.mayDo : text.miauth.mayDoNothing}</h2>
				<ul className={styles.permissions}>
					{request.permissions.map(permission => (
						<li key={permission}>
							<Icon name={permission.startsWith('write') ? 'edit' : 'eye'} size={16} />
							{permissionText(permission)}
						</li>
					))}
				</ul>
				<div className={styles.buttons}>
					<Button wide onClick={() => setAnswer('refused')} disabled={answer === 'sending'}>
						{text.miauth.refuse}
					</Button>
					<Button variant="primary" wide busy={answer === 'sending'} onClick={() => void allow()}>
						{text.miauth.allow}
					</Button>
				</div>
			</>
		);
	return (
		<main className={styles.page}>
			<section className={styles.card} aria-label={t('miauth.title', { app })}>
				<Icon name="plug" size={30} className={styles.sign ?? ''} />
				<h1>{t('miauth.title', { app })}</h1>
				{session.isMember ? (
					question
				) : (
					<>
						<p>{text.signin.required}</p>
						<Button variant="primary" wide onClick={() => intents.send({ kind: 'signIn', reason: 'asked' })}>
							{text.common.signIn}
						</Button>
					</>
				)}
			</section>
		</main>
	);
}
