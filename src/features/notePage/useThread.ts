import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { prepareMfm } from '@/blocks/prepareMfm';
import type { Session } from '@/stores/session/Session';
import { useSession } from '@/stores/session/SessionContext';
import type { WireNote } from '@/wire/entities';

/** How far up a conversation is fetched. */
const ANCESTORS = 30;

/** The ids around a note: the note itself and the conversation above it, oldest first. */
export interface Thread {
	readonly noteId: string;
	readonly ancestorIds: readonly string[];
}

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

async function fetchThread(session: Session, noteId: string, signal: AbortSignal): Promise<Thread> {
	const note = (await session.api.request('notes/show', { noteId }, { signal })) as WireNote;
	const conversation = note.replyId
		? ((await session.api.request('notes/conversation', { noteId, limit: ANCESTORS }, { signal })) as WireNote[])
		: [];
	const ancestorIds = session.entities.ingest(conversation).reverse();
	session.entities.ingest([note]);
	await prepareMfm(session, [noteId, ...ancestorIds]);
	return { noteId, ancestorIds };
}

/** Keeps notes from eviction and captured, as long as the component shows them. */
export function useHold(session: Session, ids: readonly string[]): void {
	const key = ids.join(' ');
	useEffect(() => {
		const held = key === '' ? [] : key.split(' ');
		session.entities.retain(held);
		const ends = held.map(id => session.stream.notes.subscribe(id));
		return () => {
			session.entities.release(held);
			for (const end of ends) end();
		};
	}, [session, key]);
}
