import type { ReactNode } from 'react';
import { ElsewhereOnly, isForSignInsOnly } from '@/blocks/account/ElsewhereOnly';
import { useHostTitle } from '@/blocks/hosting/HostContext';
import { PathLink } from '@/blocks/navigation/PathLink';
import { QueryState } from '@/blocks/query/QueryState';
import { useThing } from '@/blocks/query/useThing';
import { pathTo } from '@/domain/paths/pathTo';
import { text } from '@/i18n/text';
import { EmptyState } from '@/ui/state/EmptyState';
import styles from '../page/page.module.css';
import { SettingsSection } from '../page/SettingsSection';
import own from './registry.module.css';
import { type RegistryScope, scopeParams, scopesQuery } from './registryPlace';

/** What clients and apps keep on the server for the account, by scope (rules/preferences#registry). */
export default function RegistryPage(): ReactNode {
	useHostTitle(text.registry.title);
	const query = useThing(scopesQuery, null);
	if (isForSignInsOnly(query.error)) return <ElsewhereOnly path={pathTo('registry')} />;
	return (
		<div className={styles.page}>
			<p className={styles.about}>{text.registry.about}</p>
			<QueryState query={query}>{scopes => <Scopes scopes={scopes} />}</QueryState>
		</div>
	);
}

function Scopes({ scopes }: { scopes: readonly RegistryScope[] }): ReactNode {
	if (scopes.length === 0) return <EmptyState icon="server" title={text.registry.none} />;
	const domains = [...new Set(scopes.map(({ domain }) => domain))];
	return domains.map(domain => (
		<SettingsSection key={domain ?? ''} title={domain ?? text.registry.own}>
			<ul className={styles.list}>
				{scopes
					.filter(scope => scope.domain === domain)
					.map(scope => (
						<li key={scope.scope.join('/')} className={styles.row}>
							<PathLink className={own.link} path={pathTo('registryKeys', scopeParams(scope))}>
								{scope.scope.join(' / ') || text.registry.root}
							</PathLink>
						</li>
					))}
			</ul>
		</SettingsSection>
	));
}
