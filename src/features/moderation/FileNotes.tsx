import { useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { ApiError } from '@/api/ApiError';
import { pagingParams } from '@/api/pagingParams';
import { FailedState } from '@/blocks/FailedState';
import { NoteRowView } from '@/blocks/feed/NoteRowView';
import { useNoteRows } from '@/blocks/feed/useNoteRows';
import { MoreButton } from '@/blocks/MoreButton';
import { useHold } from '@/blocks/thread/useHold';
import { text } from '@/i18n/t';
import { useSession } from '@/stores/session/SessionContext';
import { SkeletonRows } from '@/ui/SkeletonRows';
import styles from './moderation.module.css';
import { Section } from './Section';

const PAGE = 10;

/** The notes that a file is in, the latest first. Some servers tell them to the file's owner alone. */
export function FileNotes({ fileId }: { fileId: string }): ReactNode {
	const session = useSession();
	const query = useInfiniteQuery({
		queryKey: [session.key, 'notesOfFile', fileId],
		initialPageParam: null as string | null,
		async queryFn({ pageParam, signal }) {
			const params = { fileId, ...pagingParams({ limit: PAGE, untilId: pageParam }) };
			const told = await session.api.call('drive/files/attached-notes', params, { signal });
			return session.entities.ingest(told);
		},
		getNextPageParam: last => (last.length < PAGE ? null : (last.at(-1) ?? null)),
		gcTime: 0,
		staleTime: 0,
	});
	const ids = useMemo(() => query.data?.pages.flat() ?? [], [query.data]);
	useHold(session, ids);
	const rows = useNoteRows(ids);
	return (
		<Section title={text.moderation.notes}>
			{query.isPending && <SkeletonRows count={1} />}
			{query.isSuccess && ids.length === 0 && <p className={styles.none}>{text.moderation.noNotes}</p>}
			{ids.length > 0 && (
				<div className={styles.notes}>
					{rows.map(row => (
						<NoteRowView key={row.key} row={row} />
					))}
				</div>
			)}
			{query.error && !query.data && (
				<Failed error={query.error} busy={query.isFetching} onRetry={() => void query.refetch()} />
			)}
			<MoreButton query={query} />
		</Section>
	);
}

interface FailedProps {
	error: Error;
	busy: boolean;
	onRetry: () => void;
}

function Failed({ error, busy, onRetry }: FailedProps): ReactNode {
	const isNotTold = error instanceof ApiError && (error.code === 'NO_SUCH_FILE' || error.status === 404);
	if (isNotTold) return <p className={styles.none}>{text.moderation.notTold}</p>;
	return <FailedState error={error} onRetry={onRetry} busy={busy} />;
}
