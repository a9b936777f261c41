import { useEffect } from 'react';
import type { Session } from '@/stores/session/Session';

/** Retains and captures notes as long as the component is mounted. */
export function useRetainedNotes(session: Session, ids: readonly string[]): void {
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
