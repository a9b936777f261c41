import type { ReactNode } from 'react';
import { ElsewhereOnly, isForSignInsOnly } from '@/blocks/account/ElsewhereOnly';
import { useHostTitle } from '@/blocks/hosting/HostContext';
import { useNavigation } from '@/blocks/navigation/NavigationContext';
import { PathLink } from '@/blocks/navigation/PathLink';
import { useThing } from '@/blocks/query/useThing';
import { pathTo } from '@/domain/paths/pathTo';
import { text } from '@/i18n/text';
import { useSession } from '@/stores/session/SessionContext';
import { Button } from '@/ui/button/Button';
import { alert, prompt } from '@/ui/dialog/dialogs';
import { AboutText } from '@/ui/page/AboutText';
import { ButtonRow } from '@/ui/page/ButtonRow';
import { PageBody } from '@/ui/page/PageBody';
import { Section } from '@/ui/section/Section';
import { EmptyState } from '@/ui/state/EmptyState';
import styles from '../page/page.module.css';
import { RegistryState } from './RegistryState';
import own from './registry.module.css';
import { type RegistryScope, scopeFrom, scopeParams, scopesQuery } from './registryPlace';

/** What clients and apps keep on the server for the account, by scope (rules/preferences#registry). */
export default function RegistryPage(): ReactNode {
	useHostTitle(text.registry.title);
	const { isMember } = useSession();
	const query = useThing(scopesQuery, null);
	if (isForSignInsOnly(query.error)) return <ElsewhereOnly path={pathTo('registry')} />;
	return (
		<PageBody>
			<AboutText>{text.registry.about}</AboutText>
			<RegistryState query={query}>{scopes => <Scopes scopes={scopes} />}</RegistryState>
			{isMember && <AddScope />}
		</PageBody>
	);
}

/** Opens a scope that has no values yet, to add one. */
function AddScope(): ReactNode {
	const navigation = useNavigation();
	const open = async () => {
		const { scopeTitle, scopeText, scope: label, badScope } = text.registry;
		const written = await prompt({
			title: scopeTitle,
			text: scopeText,
			label,
			placeholder: 'client/base',
			minLength: 1,
		});
		if (written === undefined) return;
		const scope = scopeFrom(written);
		if (scope) navigation.navigate(pathTo('registryKeys', scopeParams({ domain: null, scope })));
		else await alert({ type: 'error', title: badScope, text: scopeText });
	};
	return (
		<ButtonRow>
			<Button size="small" icon="plus" onClick={() => void open()}>
				{text.registry.scopeTitle}
			</Button>
		</ButtonRow>
	);
}

function Scopes({ scopes }: { scopes: readonly RegistryScope[] }): ReactNode {
	if (scopes.length === 0) return <EmptyState icon="server" title={text.registry.none} />;
	const domains = [...new Set(scopes.map(({ domain }) => domain))];
	return domains.map(domain => (
		<Section key={domain ?? ''} title={domain ?? text.registry.own}>
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
		</Section>
	));
}
