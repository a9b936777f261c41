import { type ReactNode, useMemo } from 'react';
import { NoteRowView } from '@/blocks/feed/NoteRowView';
import { useNoteRows } from '@/blocks/feed/useNoteRows';
import { QueryState } from '@/blocks/query/QueryState';
import { useThing } from '@/blocks/query/useThing';
import { useRetainedNotes } from '@/blocks/thread/useRetainedNotes';
import type { Antenna } from '@/domain/collection/collections';
import { t } from '@/i18n/t';
import { text } from '@/i18n/text';
import { collectionQuery } from '@/stores/collections';
import { useSession } from '@/stores/session/SessionContext';
import { Section } from '@/ui/section/Section';
import { SkeletonRows } from '@/ui/state/SkeletonRows';
import shared from '../shared/collections.module.css';
import { type AntennaEdit, changeOf } from './antennaEdit';
import styles from './antennas.module.css';
import { groupsOf } from './groupsOf';
import { caughtNotes, notesAtHandQuery } from './notesAtHand';

const LISTS = collectionQuery('lists');
const NONE: readonly string[] = [];
/** More are only counted. */
const SHOWN = 10;

interface AntennaPreviewProps {
	edit: AntennaEdit;
	saved: Antenna | null;
}

/** What an antenna would have caught of the notes at hand, while it is being edited. */
export function AntennaPreview({ edit, saved }: AntennaPreviewProps): ReactNode {
	const session = useSession();
	const query = useThing(notesAtHandQuery, null);
	const lists = useThing(LISTS, null, edit.src === 'list').data;
	const { data } = query;
	useRetainedNotes(session, data?.noteIds ?? NONE);
	const hasWords = groupsOf(edit.keywords).length > 0 || groupsOf(edit.excludeKeywords).length > 0;
	const caught = useMemo(
		() => (data && hasWords ? caughtNotes(session, data, changeOf(edit, saved), lists ?? []) : NONE),
		[session, data, hasWords, edit, saved, lists],
	);
	const shown = useMemo(() => caught.slice(0, SHOWN), [caught]);
	const rows = useNoteRows(shown);
	return (
		<Section title={text.antennas.preview} about={text.antennas.previewAbout}>
			<QueryState query={query} loading={<SkeletonRows count={2} />}>
				{({ noteIds }) =>
					hasWords ? (
						<>
							<p className={styles.caught} role="status">
								{t('antennas.caught', { count: caught.length, of: noteIds.length })}
							</p>
							{rows.length > 0 && (
								<div className={shared.panel}>
									{rows.map(row => (
										<NoteRowView key={row.key} row={row} />
									))}
								</div>
							)}
						</>
					) : (
						<p className={styles.caught}>{text.antennas.previewEmpty}</p>
					)
				}
			</QueryState>
		</Section>
	);
}
