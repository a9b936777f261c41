import { type ReactNode, useMemo } from 'react';
import { text } from '@/i18n/text';
import { useSession } from '@/stores/session/SessionContext';
import { NoteRowView } from '../feed/NoteRowView';
import { useNoteRows } from '../feed/useNoteRows';
import { NoteCard } from '../note/NoteCard';
import { QueryState } from '../query/QueryState';
import { useThing } from '../query/useThing';
import { useRetainedNotes } from '../thread/useRetainedNotes';
import { MissingBlock } from './MissingBlock';
import styles from './PageContent.module.css';
import { pageNoteQuery } from './pageQueries';

interface PageNoteProps {
	noteId: string | null;
	isDetailed: boolean;
}

/** A note on a page, or the line that replaces a muted one. */
export function PageNote({ noteId, isDetailed }: PageNoteProps): ReactNode {
	if (noteId === null) return <MissingBlock icon="note">{text.pages.noNote}</MissingBlock>;
	return <FetchedNote noteId={noteId} isDetailed={isDetailed} />;
}

function FetchedNote({ noteId, isDetailed }: { noteId: string; isDetailed: boolean }): ReactNode {
	const query = useThing(pageNoteQuery, noteId);
	const state = { icon: 'note', title: text.pages.noteGone } as const;
	return (
		<div className={styles.note}>
			<QueryState query={query} gone={state} refused={state}>
				{id => <ShownNote noteId={id} isDetailed={isDetailed} />}
			</QueryState>
		</div>
	);
}

function ShownNote({ noteId, isDetailed }: { noteId: string; isDetailed: boolean }): ReactNode {
	const ids = useMemo(() => [noteId], [noteId]);
	useRetainedNotes(useSession(), ids);
	return useNoteRows(ids).map(row => (
		<NoteRowView key={row.key} row={row}>
			{isDetailed ? <NoteCard noteId={noteId} isDetailed /> : undefined}
		</NoteRowView>
	));
}
