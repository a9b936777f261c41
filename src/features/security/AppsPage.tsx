import type { ReactNode } from 'react';
import { passGate } from '@/blocks/actions/gate';
import { FailedState } from '@/blocks/FailedState';
import { useHostTitle } from '@/blocks/hosting/HostContext';
import { pathTo } from '@/domain/paths/pathTo';
import { t, text } from '@/i18n/t';
import { useSession } from '@/stores/session/SessionContext';
import { Button } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { Spinner } from '@/ui/Spinner';
import { toast } from '@/ui/toast/toasts';
import { AppRow } from './AppRow';
import { ElsewhereOnly, isForSignInsOnly } from './ElsewhereOnly';
import styles from './security.module.css';
import type { App } from './toApp';
import { useApps, useRevokeApps } from './useApps';

/** What the reader allowed apps to do with the account, and ends it (spec 2 §2.3: /settings/apps). */
export default function AppsPage(): ReactNode {
	useHostTitle(text.security.appsTitle);
	const { data, error, isFetching, refetch } = useApps();
	if (isForSignInsOnly(error)) return <ElsewhereOnly path={pathTo('apps')} />;
	if (data) return <Apps apps={data} />;
	if (!error) {
		return (
			<div className={styles.loading} role="status" aria-label={text.ui.loading}>
				<Spinner />
			</div>
		);
	}
	return <FailedState error={error} onRetry={() => void refetch()} busy={isFetching} />;
}

function Apps({ apps }: { apps: readonly App[] }): ReactNode {
	const session = useSession();
	const revoke = useRevokeApps();
	if (apps.length === 0) {
		return (
			<EmptyState icon="plug" title={text.security.noApps}>
				{text.security.noAppsText}
			</EmptyState>
		);
	}
	const end = (ended: readonly App[], title: string, about: string, done: string) =>
		passGate(session, {
			confirmation: { title, text: about, okText: text.security.revoke, danger: true },
			async perform() {
				await revoke(ended.map(({ id }) => id));
				toast(done, { icon: 'plug', tone: 'success' });
			},
		});
	const revokeOne = (app: App) => {
		const name = app.name ?? text.security.unnamed;
		const { revokeText } = text.security;
		return end([app], t('security.revokeTitle', { app: name }), revokeText, t('security.revoked', { app: name }));
	};
	const revokeAll = () => {
		const { revokeAllText, allRevoked } = text.security;
		return end(apps, t('security.revokeAllTitle', { count: apps.length }), revokeAllText, allRevoked);
	};
	return (
		<div className={styles.page}>
			<p className={styles.about}>{text.security.appsAbout}</p>
			<ul className={styles.apps}>
				{apps.map(app => (
					<AppRow key={app.id} app={app} onRevoke={() => void revokeOne(app)} />
				))}
			</ul>
			{apps.length > 1 && (
				<Button className={styles.danger} icon="plug" onClick={() => void revokeAll()}>
					{text.security.revokeAll}
				</Button>
			)}
		</div>
	);
}
