import type { ReactNode } from 'react';
import { pagingParams } from '@/api/pagingParams';
import { NoteRowView } from '@/blocks/feed/NoteRowView';
import { useNoteRows } from '@/blocks/feed/useNoteRows';
import { MoreButton } from '@/blocks/query/MoreButton';
import { QueryState } from '@/blocks/query/QueryState';
import { refusalOf } from '@/blocks/query/refusalOf';
import { usePages } from '@/blocks/query/usePages';
import { useRetainedNotes } from '@/blocks/thread/useRetainedNotes';
import { text } from '@/i18n/text';
import { definePages, LIST_PAGE, nextBelow } from '@/stores/queries/Query';
import { useSession } from '@/stores/session/SessionContext';
import { Section } from '@/ui/section/Section';
import { SkeletonRows } from '@/ui/state/SkeletonRows';
import styles from './moderation.module.css';

const notesOfFileQuery = definePages({
	name: 'notesOfFile',
	lifetime: 'open',
	async fetch(session, fileId: string, untilId, signal) {
		const params = { fileId, ...pagingParams({ limit: LIST_PAGE, untilId }) };
		const told = await session.api.call('drive/files/attached-notes', params, { signal });
		return { items: session.entities.ingest(told), next: nextBelow(told, LIST_PAGE) };
	},
});

const NONE: readonly string[] = [];

/** The notes that use a file, the latest first. Some servers only list them for the file's owner. */
export function FileNotes({ fileId }: { fileId: string }): ReactNode {
	const query = usePages(notesOfFileQuery, fileId);
	const ids = query.data ?? NONE;
	useRetainedNotes(useSession(), ids);
	const rows = useNoteRows(ids);
	const isNotTold = refusalOf(query.error) === 'gone';
	return (
		<Section title={text.moderation.notes}>
			{isNotTold ? (
				<p className={styles.none}>{text.moderation.notTold}</p>
			) : (
				<QueryState query={query} loading={<SkeletonRows count={1} />}>
					{() => (
						<>
							{ids.length === 0 && <p className={styles.none}>{text.moderation.noNotes}</p>}
							{ids.length > 0 && (
								<div className={styles.notes}>
									{rows.map(row => (
										<NoteRowView key={row.key} row={row} />
									))}
								</div>
							)}
							<MoreButton query={query} />
						</>
					)}
				</QueryState>
			)}
		</Section>
	);
}
