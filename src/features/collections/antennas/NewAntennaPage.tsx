import type { ReactNode } from 'react';
import { toAntenna } from '@/api/toCollections';
import { useHostTitle } from '@/blocks/hosting/HostContext';
import { leadOn } from '@/blocks/navigation/leadOn';
import { useNavigation } from '@/blocks/navigation/NavigationContext';
import { PathButton } from '@/blocks/navigation/PathButton';
import { QueryState } from '@/blocks/query/QueryState';
import { useThing } from '@/blocks/query/useThing';
import { pathTo } from '@/domain/paths/pathTo';
import { t } from '@/i18n/t';
import { text } from '@/i18n/text';
import { changeCollection, collectionQuery } from '@/stores/collections';
import { usePolicies, useSession } from '@/stores/session/SessionContext';
import { AboutText } from '@/ui/page/AboutText';
import { PageBody } from '@/ui/page/PageBody';
import { EmptyState } from '@/ui/state/EmptyState';
import { toast } from '@/ui/toast/toasts';
import { isFull } from '../shared/UsedOf';
import { AntennaForm } from './AntennaForm';
import { changeOf, EMPTY_ANTENNA } from './antennaEdit';
import { keptAntennaName, useAntennaForm } from './useAntennaForm';

const ANTENNAS = collectionQuery('antennas');

/** Creates an antenna (rules/people#antennas). */
export default function NewAntennaPage(): ReactNode {
	useHostTitle(text.antennas.newTitle);
	const query = useThing(ANTENNAS, null);
	const limit = usePolicies()?.antennaLimit ?? null;
	return (
		<PageBody>
			<QueryState query={query}>
				{antennas =>
					isFull(antennas.length, limit) ? (
						<EmptyState
							icon="antenna"
							title={t('antennas.limitReached', { limit: limit ?? 0 })}
							action={<PathButton path={pathTo('antennas')}>{text.antennas.all}</PathButton>}
						/>
					) : (
						<NewAntenna />
					)
				}
			</QueryState>
		</PageBody>
	);
}

function NewAntenna(): ReactNode {
	const session = useSession();
	const navigation = useNavigation();
	const edit = useAntennaForm({
		page: 'newAntenna',
		saved: EMPTY_ANTENNA,
		async send(values) {
			const made = toAntenna(await session.api.call('antennas/create', changeOf(values)));
			changeCollection(session, 'antennas', antennas => [...antennas, made]);
			const show = leadOn(navigation, pathTo('antennas'), text.antennas.show);
			toast(t('antennas.created', { name: made.name }), { icon: 'antenna', tone: 'success', ...show });
			return { page: keptAntennaName(made.id) };
		},
	});
	return (
		<>
			<AboutText>{text.antennas.about}</AboutText>
			<AntennaForm edit={edit} saved={null} />
		</>
	);
}
