import { useEffect, useState } from 'react';
import { prepareMfm } from '@/blocks/mfm/prepareMfm';
import type { Session } from '@/stores/session/Session';
import { useSession } from '@/stores/session/SessionContext';
import type { WireNote } from '@/wire/entities';

/** Makes a made-up note for a session; the same one, with the same id, each time. */
export type MakeSample = (session: Session) => WireNote;

/**
 * Puts made-up notes among the session's notes while a preview shows them.
 * @param samples a constant list
 * @returns the ids of the notes; empty until their texts are ready
 */
export function useSampleNotes(samples: readonly MakeSample[]): readonly string[] {
	const session = useSession();
	const [ready, setReady] = useState<readonly string[]>([]);
	useEffect(() => {
		const stop = new AbortController();
		const notes = samples.map(make => make(session));
		const ids = notes.map(({ id }) => id);
		session.entities.ingest(notes);
		session.entities.retain(ids);
		prepareMfm(session, ids, stop.signal).then(
			() => setReady(ids),
			() => {},
		);
		return () => {
			stop.abort();
			session.entities.release(ids);
		};
	}, [session, samples]);
	return ready;
}
