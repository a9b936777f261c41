import { type ReactNode, useEffect } from 'react';
import { useHostTitle } from '@/blocks/hosting/HostContext';
import { ShowInColumn } from '@/blocks/hosting/ShowInColumn';
import { useNavigation } from '@/blocks/navigation/NavigationContext';
import { PathButton } from '@/blocks/navigation/PathButton';
import { QueryState } from '@/blocks/query/QueryState';
import { useThing } from '@/blocks/query/useThing';
import { LinkRow } from '@/blocks/row/LinkRow';
import type { Antenna } from '@/domain/collection/collections';
import { PREVIEW_LENGTH } from '@/domain/collection/previewLength';
import { shortened } from '@/domain/collection/shortened';
import { pathTo } from '@/domain/paths/pathTo';
import { t } from '@/i18n/t';
import { text } from '@/i18n/text';
import { collection, collectionQuery } from '@/stores/collections';
import { refreshThing } from '@/stores/queries/cachedThings';
import { usePolicies, useSession, useTokenMay } from '@/stores/session/SessionContext';
import { Badge } from '@/ui/Badge';
import { IconButton } from '@/ui/button/IconButton';
import { IconTile } from '@/ui/icon/IconTile';
import { PageBody } from '@/ui/page/PageBody';
import { EmptyState } from '@/ui/state/EmptyState';
import { SkeletonRows } from '@/ui/state/SkeletonRows';
import shared from '../shared/collections.module.css';
import { isFull, LimitReached, UsedOf } from '../shared/UsedOf';
import { textOf } from './groupsOf';

const ANTENNAS = collectionQuery('antennas');

/** The account's antennas, with marks on those that have caught something new (rules/people#antennas). */
export default function AntennasPage(): ReactNode {
	useHostTitle(text.timeline.antennas);
	const session = useSession();
	const query = useThing(ANTENNAS, null);
	useEffect(() => {
		// No event tells that an antenna was read, here or elsewhere.
		collection(session, 'antennas').then(
			antennas => {
				const isMarked = session.me.getState().me?.hasUnreadAntenna === true;
				if (isMarked || antennas.some(each => each.hasUnreadNote)) refreshThing(session, ANTENNAS, null);
			},
			// The page itself says why.
			() => {},
		);
	}, [session]);
	return (
		<PageBody isClose>
			<QueryState query={query} loading={<SkeletonRows count={4} />}>
				{antennas => <Antennas antennas={antennas} />}
			</QueryState>
		</PageBody>
	);
}

function Antennas({ antennas }: { antennas: readonly Antenna[] }): ReactNode {
	const mayWrite = useTokenMay('write:account');
	const limit = usePolicies()?.antennaLimit ?? null;
	const isAtLimit = isFull(antennas.length, limit);
	const create = isAtLimit ? (
		<LimitReached text={t('antennas.limitReached', { limit: limit ?? 0 })} />
	) : (
		<PathButton path={pathTo('newAntenna')} icon="plus" variant="primary">
			{text.antennas.newTitle}
		</PathButton>
	);
	if (antennas.length === 0) {
		return (
			<EmptyState icon="antenna" title={text.antennas.none} action={mayWrite && create}>
				{text.antennas.about}
			</EmptyState>
		);
	}
	return (
		<>
			<div className={shared.top}>
				{mayWrite && create}
				<UsedOf used={antennas.length} limit={limit} label={text.timeline.antennas} />
			</div>
			<ul className={shared.items} aria-label={text.timeline.antennas}>
				{antennas.map(antenna => (
					<AntennaRow key={antenna.id} antenna={antenna} />
				))}
			</ul>
		</>
	);
}

function AntennaRow({ antenna }: { antenna: Antenna }): ReactNode {
	const { navigate } = useNavigation();
	const { id: antennaId, name, src, hasUnreadNote, isActive, keywords, excludeKeywords } = antenna;
	return (
		<LinkRow
			path={pathTo('antenna', { antennaId })}
			name={name}
			picture={<IconTile name="antenna" hasNews={hasUnreadNote} />}
			about={summary(keywords, excludeKeywords)}
			details={
				<>
					<span>{text.antennas.sources[src]}</span>
					{hasUnreadNote && <Badge tone="accent">{text.antennas.unread}</Badge>}
					{!isActive && <Badge tone="warn">{text.antennas.off}</Badge>}
				</>
			}
			beside={
				<>
					<IconButton
						icon="note"
						label={t('antennas.timelineOf', { name })}
						onClick={() => navigate(pathTo('antennaTimeline', { antennaId }))}
					/>
					<ShowInColumn as="icon" kind="antenna" target={{ kind: 'antenna', id: antennaId }} name={name} />
				</>
			}
		/>
	);
}

/** The beginning of an antenna's words in one line. */
function summary(keywords: Antenna['keywords'], excluded: Antenna['excludeKeywords']): string {
	const wanted = textOf(keywords).replaceAll('\n', ' / ');
	const words = wanted === '' ? t('antennas.allBut', { words: textOf(excluded).replaceAll('\n', ' / ') }) : wanted;
	return shortened(words, PREVIEW_LENGTH);
}
