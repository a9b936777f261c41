import { useEffect } from 'react';
import { useSession } from '@/stores/session/SessionContext';

/** Keeps users stored as long as the component is mounted: rows of a long list that aren't rendered don't. */
export function useRetainedPeople(ids: readonly string[]): void {
	const { entities } = useSession();
	const key = ids.join(' ');
	useEffect(() => {
		const held = key === '' ? [] : key.split(' ');
		entities.retain(held);
		return () => entities.release(held);
	}, [entities, key]);
}
