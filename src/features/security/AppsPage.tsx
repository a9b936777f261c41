import type { ReactNode } from 'react';
import { ElsewhereOnly, isForSignInsOnly } from '@/blocks/account/ElsewhereOnly';
import { passGate } from '@/blocks/actions/gate';
import { useHostTitle } from '@/blocks/hosting/HostContext';
import { QueryState } from '@/blocks/query/QueryState';
import { useThing } from '@/blocks/query/useThing';
import { pathTo } from '@/domain/paths/pathTo';
import { t } from '@/i18n/t';
import { text } from '@/i18n/text';
import { useStandardStyles } from '@/platform/standardStyles';
import { useSession } from '@/stores/session/SessionContext';
import { Button } from '@/ui/button/Button';
import { AboutText } from '@/ui/page/AboutText';
import { PageBody } from '@/ui/page/PageBody';
import { EmptyState } from '@/ui/state/EmptyState';
import { Spinner } from '@/ui/state/Spinner';
import { toast } from '@/ui/toast/toasts';
import { AppRow } from './AppRow';
import { appsQuery, revokeApps } from './appsQuery';
import styles from './security.module.css';
import type { App } from './toApp';

/** The apps that may use the account, with a button to revoke each (rules/apps#allowed-apps: /settings/apps). */
export default function AppsPage(): ReactNode {
	useHostTitle(text.security.appsTitle);
	useStandardStyles();
	const query = useThing(appsQuery, null);
	if (isForSignInsOnly(query.error)) return <ElsewhereOnly path={pathTo('apps')} />;
	const loading = (
		<div className={styles.loading} role="status" aria-label={text.ui.loading}>
			<Spinner />
		</div>
	);
	return (
		<QueryState query={query} loading={loading}>
			{apps => <Apps apps={apps} />}
		</QueryState>
	);
}

function Apps({ apps }: { apps: readonly App[] }): ReactNode {
	const session = useSession();
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
				await revokeApps(
					session,
					ended.map(({ id }) => id),
				);
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
		<PageBody>
			<AboutText>{text.security.appsAbout}</AboutText>
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
		</PageBody>
	);
}
