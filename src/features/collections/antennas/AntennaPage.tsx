import { type ReactNode, useState } from 'react';
import { toAntenna } from '@/api/toCollections';
import { passGate } from '@/blocks/actions/gate';
import { useHostTitle } from '@/blocks/hosting/HostContext';
import type { PageProps } from '@/blocks/hosting/PageDefinition';
import { ShowInColumn } from '@/blocks/hosting/ShowInColumn';
import { useNavigation } from '@/blocks/navigation/NavigationContext';
import { PathButton } from '@/blocks/navigation/PathButton';
import { QueryState } from '@/blocks/query/QueryState';
import { useThing } from '@/blocks/query/useThing';
import type { Antenna } from '@/domain/collection/collections';
import { pathTo } from '@/domain/paths/pathTo';
import { t } from '@/i18n/t';
import { text } from '@/i18n/text';
import { changeCollection, changeInCollection } from '@/stores/collections';
import { renameColumns } from '@/stores/deck/renameColumns';
import { changeThing } from '@/stores/queries/cachedThings';
import { useSession, useTokenMay } from '@/stores/session/SessionContext';
import { Button } from '@/ui/button/Button';
import { fillForm } from '@/ui/form/fillForm';
import { AboutText } from '@/ui/page/AboutText';
import { ButtonRow } from '@/ui/page/ButtonRow';
import { PageBody } from '@/ui/page/PageBody';
import { Section } from '@/ui/section/Section';
import { toast } from '@/ui/toast/toasts';
import shared from '../shared/collections.module.css';
import { AntennaForm } from './AntennaForm';
import { changeOf, editOf, withChangesElsewhere } from './antennaEdit';
import { antennaQuery } from './antennaQueries';
import { keptAntennaName, useAntennaForm } from './useAntennaForm';

/** Edits and deletes an antenna (rules/people#antennas). */
export default function AntennaPage({ params: { antennaId } }: PageProps<'antenna'>): ReactNode {
	const query = useThing(antennaQuery, antennaId);
	useHostTitle(query.data?.name ?? text.antennas.one);
	return (
		<PageBody>
			<QueryState
				query={query}
				gone={{
					icon: 'antenna',
					title: text.antennas.gone,
					action: <PathButton path={pathTo('antennas')}>{text.antennas.all}</PathButton>,
				}}
			>
				{antenna => <EditAntenna key={antenna.id} antenna={antenna} />}
			</QueryState>
		</PageBody>
	);
}

function EditAntenna({ antenna }: { antenna: Antenna }): ReactNode {
	const session = useSession();
	const { navigate, replace = navigate } = useNavigation();
	const mayWrite = useTokenMay('write:account');
	const [isBusy, setBusy] = useState(false);
	const { id: antennaId, name, isActive } = antenna;
	// What is fetched meanwhile must not change the form.
	const [saved, setSaved] = useState(antenna);
	const edit = useAntennaForm({
		page: keptAntennaName(antennaId),
		saved: editOf(saved),
		async send(values) {
			// The menu of a person, or another device, may have changed it meanwhile.
			const present = toAntenna(await session.api.call('antennas/show', { antennaId }));
			const change = changeOf(withChangesElsewhere(values, editOf(saved), editOf(present)), present);
			await session.api.call('antennas/update', { antennaId, ...change });
			// An update starts an antenna that the server had stopped.
			const changed = (now: Antenna): Antenna => ({ ...now, ...change, isActive: true });
			changeInCollection(session, 'antennas', antennaId, changed);
			changeThing(session, antennaQuery, antennaId, changed);
			renameColumns({ kind: 'antenna', id: antennaId }, name, change.name);
			toast(text.antennas.saved, { icon: 'check', tone: 'success' });
			setSaved({ ...saved, ...changeOf(values, saved) });
			return {
				restart() {
					const fresh = { ...present, ...change };
					const shown = editOf(fresh);
					setSaved(fresh);
					fillForm(edit.form, shown);
				},
			};
		},
	});
	const remove = async () => {
		setBusy(true);
		await passGate(session, {
			confirmation: {
				title: t('antennas.deleteTitle', { name }),
				text: text.antennas.deleteText,
				okText: text.common.delete,
				danger: true,
			},
			async perform({ api }) {
				await api.call('antennas/delete', { antennaId });
				edit.forget();
				changeCollection(session, 'antennas', antennas => antennas.filter(({ id }) => id !== antennaId));
				toast(t('antennas.deleted', { name }), { icon: 'trash' });
				replace(pathTo('antennas'));
			},
		});
		setBusy(false);
	};
	return (
		<>
			<ButtonRow>
				<PathButton path={pathTo('antennaTimeline', { antennaId })} icon="note" size="small">
					{text.antennas.timeline}
				</PathButton>
				<ShowInColumn as="button" kind="antenna" target={{ kind: 'antenna', id: antennaId }} name={name} />
			</ButtonRow>
			{!isActive && <AboutText tone="warning">{text.antennas.stopped}</AboutText>}
			<AntennaForm edit={edit} saved={saved} />
			{mayWrite && (
				<Section title={text.antennas.delete}>
					<Button className={shared.danger} icon="trash" busy={isBusy} onClick={() => void remove()}>
						{text.antennas.delete}
					</Button>
				</Section>
			)}
		</>
	);
}
