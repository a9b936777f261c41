import type { UseQueryResult } from '@tanstack/react-query';
import { useThing } from '@/blocks/query/useThing';
import { fetchThread, type Thread } from '@/blocks/thread/fetchThread';
import { useRetainedNotes } from '@/blocks/thread/useRetainedNotes';
import { defineThing } from '@/stores/queries/Query';
import { useSession } from '@/stores/session/SessionContext';

const threadQuery = defineThing({ name: 'thread', lifetime: 'open', fetch: fetchThread });

/** Fetches a note with its conversation, and retains both while the page is open. */
export function useThread(noteId: string): UseQueryResult<Thread> {
	const query = useThing(threadQuery, noteId);
	useRetainedNotes(useSession(), query.data ? [...query.data.ancestorIds, query.data.noteId] : []);
	return query;
}
