import type { UseQueryResult } from '@tanstack/react-query';
import { NetworkError } from '@/api/ApiError';
import { prepareNotes } from '@/blocks/mfm/prepareNotes';
import { useThing } from '@/blocks/query/useThing';
import { fetchThread, type Thread } from '@/blocks/thread/fetchThread';
import { useRetainedNotes } from '@/blocks/thread/useRetainedNotes';
import { defineThing } from '@/stores/queries/Query';
import type { Session } from '@/stores/session/Session';
import { useSession } from '@/stores/session/SessionContext';

interface OpenedThread extends Thread {
	/** When the copy that is shown was made, in milliseconds since the epoch; null for the server's own response. */
	readonly copiedAt: number | null;
}

const loadCopies = () => import('./threadCopy');

const threadQuery = defineThing({ name: 'thread', lifetime: 'open', fetch: openThread });

/** Fetches a note with its conversation, and retains both while the page is open. */
export function useThread(noteId: string): UseQueryResult<OpenedThread> {
	const query = useThing(threadQuery, noteId);
	useRetainedNotes(useSession(), query.data ? [...query.data.ancestorIds, query.data.noteId] : []);
	return query;
}

/** From the server, or what this device has kept of it where that does not answer. */
async function openThread(session: Session, noteId: string, signal: AbortSignal): Promise<OpenedThread> {
	try {
		const thread = await fetchThread(session, noteId, signal);
		void loadCopies().then(({ keepThread }) => keepThread(session, thread), console.warn);
		return { ...thread, copiedAt: null };
	} catch (error) {
		if (!(error instanceof NetworkError)) throw error;
		const kept = await (await loadCopies()).recallThread(session, noteId);
		if (kept === null) throw error;
		const ids = [...kept.ancestorIds, noteId];
		await prepareNotes(session, ids);
		return kept;
	}
}
