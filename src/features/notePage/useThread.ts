import { useQuery } from '@tanstack/react-query';
import { fetchThread } from '@/blocks/thread/fetchThread';
import { useHold } from '@/blocks/thread/useHold';
import { useSession } from '@/stores/session/SessionContext';

/** Fetches a note with its conversation, and keeps both while the page is open. */
export function useThread(noteId: string) {
	const session = useSession();
	const query = useQuery({
		queryKey: [session.key, 'thread', noteId],
		queryFn: ({ signal }) => fetchThread(session, noteId, signal),
		gcTime: 0,
		staleTime: 0,
	});
	useHold(session, query.data ? [...query.data.ancestorIds, query.data.noteId] : []);
	return query;
}
