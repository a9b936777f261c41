import { type ReactNode, useEffect, useRef } from 'react';
import { ApiError } from '@/api/ApiError';
import { FailedState } from '@/blocks/FailedState';
import { NoteRowView } from '@/blocks/feed/NoteRowView';
import { useNoteRows } from '@/blocks/feed/useNoteRows';
import { useHostTitle } from '@/blocks/hosting/HostContext';
import type { PageProps } from '@/blocks/hosting/PageDefinition';
import { NoteCard } from '@/blocks/NoteCard';
import { plainName } from '@/domain/plainName';
import { t, text } from '@/i18n/t';
import { useNote, useUser } from '@/stores/entities/useEntities';
import { EmptyState } from '@/ui/EmptyState';
import { SkeletonRows } from '@/ui/SkeletonRows';
import { Neighbours } from './Neighbours';
import styles from './NotePage.module.css';
import { NoteTabs } from './NoteTabs';
import { noteRefusal } from './noteRefusal';
import { useThread } from './useThread';

const NONE: readonly string[] = [];

/** A note with the conversation above it and the replies below. */
export default function NotePage({ params }: PageProps<'note'>): ReactNode {
	const { noteId, tab } = params;
	const { data, error, isPending, isFetching, refetch } = useThread(noteId);
	const note = useNote(data ? noteId : null);
	const author = useUser(note?.userId ?? null);
	useHostTitle(author ? t('notePage.of', { name: plainName(author) }) : text.notePage.title);
	const ancestors = useNoteRows(data?.ancestorIds ?? NONE);
	const focus = useRef<HTMLDivElement>(null);
	const hasAncestors = (data?.ancestorIds.length ?? 0) > 0;
	useEffect(() => {
		const scroller = focus.current?.closest('[data-layout="plain"]');
		if (!hasAncestors || !focus.current || !scroller) return;
		// Not into view: that would scroll the deck around a column too.
		scroller.scrollTop += focus.current.getBoundingClientRect().top - scroller.getBoundingClientRect().top;
	}, [hasAncestors]);
	const isThere = note !== undefined && data !== undefined;
	useEffect(() => {
		// The page has the focus since it was opened: it goes on to the note.
		if (!isThere || !document.activeElement?.matches('[data-page]')) return;
		focus.current?.querySelector('article')?.focus({ preventScroll: true });
	}, [isThere]);
	if (isPending) return <SkeletonRows count={4} />;
	// What was there stays there when reading it again fails for want of a connection.
	if (data === undefined || error instanceof ApiError) {
		const refusal = noteRefusal(error);
		if (refusal === 'notFound') {
			return (
				<EmptyState icon="search" title={text.notePage.notFound}>
					{text.notePage.notFoundText}
				</EmptyState>
			);
		}
		if (refusal === 'notPermitted') {
			return (
				<EmptyState icon="lock" title={text.notePage.notPermitted}>
					{text.notePage.notPermittedText}
				</EmptyState>
			);
		}
		return <FailedState error={error} onRetry={() => void refetch()} busy={isFetching} />;
	}
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
