import { type ReactNode, useEffect } from 'react';
import { pathTo } from '@/domain/paths/pathTo';
import { text } from '@/i18n/text';
import { appEvents } from '@/stores/appEvents';
import { useNote } from '@/stores/entities/useEntities';
import { useSession } from '@/stores/session/SessionContext';
import { EmptyState } from '@/ui/state/EmptyState';
import { SkeletonRows } from '@/ui/state/SkeletonRows';
import type { ShownRow } from '../feed/feedRows';
import { NoteRowView } from '../feed/NoteRowView';
import { useNoteRows } from '../feed/useNoteRows';
import { PathLink } from '../navigation/PathLink';
import { NoteCard } from '../note/NoteCard';
import { MoreButton } from '../query/MoreButton';
import { QueryState } from '../query/QueryState';
import { usePages } from '../query/usePages';
import styles from './Children.module.css';
import { childrenQuery } from './childrenQuery';
import { DEPTH } from './fetchThread';
import { useRetainedNotes } from './useRetainedNotes';

const NONE: readonly string[] = [];

/** The replies to a note, each with its own replies below. */
export function Children({ noteId, depth }: { noteId: string; depth: number }): ReactNode {
	const session = useSession();
	const query = usePages(childrenQuery, noteId);
	const ids = query.data ?? NONE;
	useRetainedNotes(session, ids);
	const rows = useNoteRows(ids, true);
	const { refetch } = query;
	useEffect(
		() =>
			appEvents.on('posted', ({ session: where, noteId: posted }) => {
				if (where === session && session.entities.note(posted)?.replyId === noteId) void refetch();
			}),
		[session, noteId, refetch],
	);
	return (
		<QueryState query={query} loading={depth === 1 ? <SkeletonRows count={2} /> : null}>
			{() => (
				<>
					{rows.map(row => (
						<Child key={row.key} row={row} parentId={noteId} depth={depth} />
					))}
					{depth === 1 && ids.length === 0 && <EmptyState icon="reply" title={text.notePage.noReplies} />}
					<MoreButton query={query} label={text.notePage.moreReplies} />
				</>
			)}
		</QueryState>
	);
}

interface ChildProps {
	row: ShownRow;
	parentId: string;
	depth: number;
}

/** The replies to a muted reply are hidden until it is revealed (rules/notes#threads). */
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
