import { useEffect, useState } from 'react';
import { NetworkError } from '@/api/ApiError';
import { useRetainedNotes } from '@/blocks/thread/useRetainedNotes';
import type { Note } from '@/domain/note/Note';
import { useNote } from '@/stores/entities/useEntities';
import { useSession } from '@/stores/session/SessionContext';

interface TargetNote {
	readonly note: Note | undefined;
	/** It could not be fetched: it was deleted, or this account may not see it. */
	readonly isGone: boolean;
}

/** The note replied to or quoted; fetched if it isn't stored, for example for an older draft. */
export function useTargetNote(id: string): TargetNote {
	const session = useSession();
	const note = useNote(id);
	const [goneKey, setGoneKey] = useState<string | null>(null);
	const [attempt, setAttempt] = useState(0);
	const key = `${session.key} ${id}`;
	useRetainedNotes(session, [id]);
	useEffect(() => {
		if (session.entities.note(id)) return undefined;
		const controller = new AbortController();
		let stopWaiting = () => {};
		session.api.call('notes/show', { noteId: id }, { signal: controller.signal }).then(
			wire => session.entities.ingest([wire]),
			error => {
				if (controller.signal.aborted) return;
				console.warn('The note that is answered or quoted could not be read.', error);
				if (error instanceof NetworkError) {
					stopWaiting = session.reachability.events.on('back', () => setAttempt(attempt + 1));
				} else setGoneKey(`${session.key} ${id}`);
			},
		);
		return () => {
			controller.abort();
			stopWaiting();
		};
	}, [session, id, attempt]);
	return { note, isGone: note === undefined ? goneKey === key : note.isDeleted };
}
