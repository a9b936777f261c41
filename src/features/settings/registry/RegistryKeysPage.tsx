import { type ReactNode, useState } from 'react';
import { showError } from '@/blocks/actions/showError';
import { useHostTitle } from '@/blocks/hosting/HostContext';
import type { PageProps } from '@/blocks/hosting/PageDefinition';
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
import { keysQuery, placeParams, type RegistryScope, scopeAt, scopeOf, shownName } from './registryPlace';

/** The keys of a scope, with the types of their values (rules/preferences#registry). */
export default function RegistryKeysPage({ params }: PageProps<'registryKeys'>): ReactNode {
	const scope = scopeAt(params);
	const name = scope.scope.join(' / ') || text.registry.root;
	useHostTitle(name);
	const query = useThing(keysQuery, scope);
	return (
		<PageBody>
			<AboutText>
				<PathLink className={own.link} path={pathTo('registry')}>
					{text.registry.title}
				</PathLink>
			</AboutText>
			<Section title={name}>
				<RegistryState query={query} gone={{ icon: 'server', title: text.registry.noScope }}>
					{keys => (
						<>
							{keys.length === 0 && <EmptyState icon="server" title={text.registry.noKeys} />}
							<ul className={styles.list}>
								{keys.map(([key, type]) => (
									<li key={key} className={styles.row}>
										<span className={styles.facts}>
											<PathLink className={own.link} path={pathTo('registryValue', placeParams({ ...scope, key }))}>
												{shownName(key)}
											</PathLink>
										</span>
										<span className={styles.dim}>{type}</span>
									</li>
								))}
							</ul>
							<AddKey scope={scope} known={keys.map(([key]) => key)} />
						</>
					)}
				</RegistryState>
			</Section>
		</PageBody>
	);
}

/** Creates a key with the value null, and opens it. */
function AddKey({ scope, known }: { scope: RegistryScope; known: readonly string[] }): ReactNode {
	const session = useSession();
	const navigation = useNavigation();
	const [isBusy, setBusy] = useState(false);
	const add = async () => {
		const answer = await prompt({
			title: text.registry.addTitle,
			label: text.registry.key,
			minLength: 1,
			maxLength: 1024,
		});
		const key = answer?.trim();
		if (!key) return;
		if (known.includes(key)) return alert({ type: 'error', title: text.registry.exists });
		setBusy(true);
		try {
			await session.api.call('i/registry/set', { key, value: null, ...scopeOf(scope) });
			navigation.navigate(pathTo('registryValue', placeParams({ ...scope, key })));
		} catch (error) {
			await showError(error);
		} finally {
			setBusy(false);
		}
	};
	return (
		<ButtonRow>
			<Button size="small" icon="plus" busy={isBusy} onClick={() => void add()}>
				{text.registry.add}
			</Button>
		</ButtonRow>
	);
}
