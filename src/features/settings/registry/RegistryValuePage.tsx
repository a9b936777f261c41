import type { ReactNode } from 'react';
import { useHostTitle } from '@/blocks/hosting/HostContext';
import type { PageProps } from '@/blocks/hosting/PageDefinition';
import { PathLink } from '@/blocks/navigation/PathLink';
import { useThing } from '@/blocks/query/useThing';
import { pathTo } from '@/domain/paths/pathTo';
import { text } from '@/i18n/text';
import { AboutText } from '@/ui/page/AboutText';
import { PageBody } from '@/ui/page/PageBody';
import { EmptyState } from '@/ui/state/EmptyState';
import { RegistryState } from './RegistryState';
import own from './registry.module.css';
import { placeAt, type RegistryPlace, scopeParams, shownName, valueQuery } from './registryPlace';
import { ValueEditor } from './ValueEditor';

/** A value of the registry, edited as JSON5 (rules/preferences#registry). */
export default function RegistryValuePage({ params }: PageProps<'registryValue'>): ReactNode {
	const place = placeAt(params);
	useHostTitle(place ? shownName(place.key) : text.registry.title);
	return place ? <Value place={place} /> : <EmptyState icon="server" title={text.registry.gone} />;
}

function Value({ place }: { place: RegistryPlace }): ReactNode {
	const query = useThing(valueQuery, place);
	return (
		<PageBody>
			<AboutText>
				<PathLink className={own.link} path={pathTo('registryKeys', scopeParams(place))}>
					{place.scope.join(' / ') || text.registry.root}
				</PathLink>
			</AboutText>
			<RegistryState query={query} gone={{ icon: 'server', title: text.registry.gone }}>
				{known => <ValueEditor place={place} known={known} />}
			</RegistryState>
		</PageBody>
	);
}
