import { useCallback, useSyncExternalStore } from 'react';
import type { Note } from '@/domain/note/Note';
import type { User } from '@/domain/person/User';
import { useSession } from '../session/SessionContext';

const NOTHING = () => {};

/** The note as it is shown, kept up to date; undefined if it isn't stored (or the id is null). */
export function useNote(id: string | null): Note | undefined {
	const { entities } = useSession();
	const subscribe = useCallback(
		(listener: () => void) => (id === null ? NOTHING : entities.subscribe(id, listener)),
		[entities, id],
	);
	return useSyncExternalStore(subscribe, () => (id === null ? undefined : entities.shownNote(id)));
}

/** The user, kept up to date; undefined if they aren't stored (or the id is null). */
export function useUser(id: string | null): User | undefined {
	const { entities } = useSession();
	const subscribe = useCallback(
		(listener: () => void) => (id === null ? NOTHING : entities.subscribe(id, listener)),
		[entities, id],
	);
	return useSyncExternalStore(subscribe, () => (id === null ? undefined : entities.user(id)));
}
