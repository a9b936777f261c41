import { useEffect, useEffectEvent } from 'react';
import { useSession } from '@/stores/session/SessionContext';

/** While it is wanted, does this each time the session's server can be reached again. */
export function useWhenBack(isWanted: boolean, action: () => void): void {
	const { reachability } = useSession();
	const act = useEffectEvent(action);
	useEffect(() => (isWanted ? reachability.events.on('back', () => act()) : undefined), [reachability, isWanted]);
}
