import { useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useMemo } from 'react';
import { ApiError } from '@/api/ApiError';
import { pathTo } from '@/domain/paths/pathTo';
import { text } from '@/i18n/t';
import { appEvents } from '@/stores/appEvents';
import { useNote } from '@/stores/entities/useEntities';
import { useSession } from '@/stores/session/SessionContext';
import { Button } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { SkeletonRows } from '@/ui/SkeletonRows';
import type { ShownRow } from '../feed/feedRows';
import { NoteRowView } from '../feed/NoteRowView';
import { useNoteRows } from '../feed/useNoteRows';
import { MoreButton } from '../MoreButton';
import { NoteCard } from '../NoteCard';
import { PathLink } from '../PathLink';
import { useWhenBack } from '../useWhenBack';
import styles from './Children.module.css';
import { CHILDREN, DEPTH, fetchChildren } from './fetchThread';
import { useHold } from './useHold';

/** The replies to a note, each with its own below it. */
export function Children({ noteId, depth }: { noteId: string; depth: number }): ReactNode {
	const session = useSession();
	const query = useInfiniteQuery({
		queryKey: [session.key, 'children', noteId],
		initialPageParam: null as string | null,
		queryFn: ({ pageParam, signal }) => fetchChildren(session, noteId, pageParam, signal),
		getNextPageParam: last => (last.length < CHILDREN ? null : (last.at(-1) ?? null)),
		gcTime: 0,
		staleTime: 0,
	});
	const ids = useMemo(() => query.data?.pages.flat() ?? [], [query.data]);
	useHold(session, ids);
	const rows = useNoteRows(ids, true);
	const { refetch } = query;
	const hasFailed = query.isError && query.data === undefined;
	useWhenBack(hasFailed && !query.isFetching && !(query.error instanceof ApiError), () => void refetch());
	useEffect(
		() =>
			appEvents.on('posted', ({ session: where, noteId: posted }) => {
				if (where === session && session.entities.note(posted)?.replyId === noteId) void refetch();
			}),
		[session, noteId, refetch],
	);
	return (
		<>
			{rows.map(row => (
				<Child key={row.key} row={row} parentId={noteId} depth={depth} />
			))}
			{depth === 1 && query.isPending && <SkeletonRows count={2} />}
			{depth === 1 && query.isSuccess && ids.length === 0 && (
				<EmptyState icon="reply" title={text.notePage.noReplies} />
			)}
			<MoreButton query={query} label={text.notePage.moreReplies} />
			{hasFailed && (
				<div className={styles.more}>
					<Button size="small" busy={query.isFetching} onClick={() => void refetch()}>
						{text.common.retry}
					</Button>
				</div>
			)}
		</>
	);
}

interface ChildProps {
	row: ShownRow;
	parentId: string;
	depth: number;
}

/** A muted reply keeps what was answered to it to itself until it is revealed (spec 1 §2). */
function Child({ row, parentId, depth }: ChildProps): ReactNode {
	const { key: noteId } = row;
	const note = useNote(noteId);
	if (!note || note.isDeleted) return null;
	const hasReplies = note.repliesCount > 0;
	return (
		<div className={styles.child} data-depth={depth}>
			<NoteRowView row={row}>
				<NoteCard noteId={noteId} aboveId={parentId} />
				{hasReplies && depth < DEPTH && <Children noteId={noteId} depth={depth + 1} />}
				{hasReplies && depth >= DEPTH && (
					<PathLink className={styles.continue} path={pathTo('note', { noteId })}>
						{text.notePage.continueThread}
					</PathLink>
				)}
			</NoteRowView>
		</div>
	);
}
