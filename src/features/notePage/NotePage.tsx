import { type ReactNode, useEffect, useRef } from 'react';
import { CopiedLine } from '@/blocks/feed/CopiedLine';
import { NoteRowView } from '@/blocks/feed/NoteRowView';
import { useNoteRows } from '@/blocks/feed/useNoteRows';
import { useHostTitle } from '@/blocks/hosting/HostContext';
import type { PageProps } from '@/blocks/hosting/PageDefinition';
import { NoteCard } from '@/blocks/note/NoteCard';
import { QueryState } from '@/blocks/query/QueryState';
import type { Thread } from '@/blocks/thread/fetchThread';
import { plainName } from '@/domain/person/plainName';
import { t } from '@/i18n/t';
import { text } from '@/i18n/text';
import { useNote, useUser } from '@/stores/entities/useEntities';
import { EmptyState } from '@/ui/state/EmptyState';
import { SkeletonRows } from '@/ui/state/SkeletonRows';
import { Neighbours } from './Neighbours';
import styles from './NotePage.module.css';
import { NoteTabs } from './NoteTabs';
import { useThread } from './useThread';

/** A note with the conversation above it and the replies below. */
export default function NotePage({ params }: PageProps<'note'>): ReactNode {
	const query = useThread(params.noteId);
	const note = useNote(query.data ? params.noteId : null);
	const author = useUser(note?.userId ?? null);
	useHostTitle(author ? t('notePage.of', { name: plainName(author) }) : text.notePage.title);
	const { notFound, notFoundText, notPermitted, notPermittedText } = text.notePage;
	return (
		<QueryState
			query={query}
			loading={<SkeletonRows count={4} />}
			gone={{ icon: 'search', title: notFound, text: notFoundText }}
			refused={{ icon: 'lock', title: notPermitted, text: notPermittedText }}
		>
			{thread => (
				<>
					{thread.copiedAt !== null && <CopiedLine at={thread.copiedAt} onRetry={() => void query.refetch()} />}
					<NoteInThread thread={thread} tab={params.tab} />
				</>
			)}
		</QueryState>
	);
}

function NoteInThread({ thread, tab }: { thread: Thread; tab: string | undefined }): ReactNode {
	const { noteId, ancestorIds } = thread;
	const note = useNote(noteId);
	const ancestors = useNoteRows(ancestorIds);
	const focus = useRef<HTMLDivElement>(null);
	const hasAncestors = ancestorIds.length > 0;
	useEffect(() => {
		const scroller = focus.current?.closest('[data-layout="plain"]');
		if (!hasAncestors || !focus.current || !scroller) return;
		// Not `scrollIntoView`, which would also scroll the deck around a column.
		scroller.scrollTop += focus.current.getBoundingClientRect().top - scroller.getBoundingClientRect().top;
	}, [hasAncestors]);
	const isThere = note !== undefined;
	useEffect(() => {
		// The page got the focus when it was opened; it moves on to the note.
		if (!isThere || !document.activeElement?.matches('[data-page]')) return;
		focus.current?.querySelector('article')?.focus({ preventScroll: true });
	}, [isThere]);
	return (
		<div className={styles.thread}>
			{ancestors.map((row, index) => {
				const above = ancestors[index - 1];
				return <NoteRowView key={row.key} row={row} aboveId={above?.kind === 'item' ? above.key : undefined} />;
			})}
			<div ref={focus}>
				{note?.isDeleted ? (
					<EmptyState icon="trash" title={text.notePage.deleted} />
				) : (
					<NoteCard noteId={noteId} isDetailed />
				)}
			</div>
			{note && !note.isDeleted && <Neighbours note={note} />}
			{note && <NoteTabs key={tab ?? ''} note={note} initial={tab} />}
		</div>
	);
}
