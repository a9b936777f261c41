import { useEffectEvent, useLayoutEffect } from 'react';
import { useSession } from '@/stores/session/SessionContext';

/** Runs the action whenever the session's server can be reached again, while `isWanted`. */
export function useWhenBack(isWanted: boolean, action: () => void): void {
	const { reachability } = useSession();
	const act = useEffectEvent(action);
	useLayoutEffect(() => (isWanted ? reachability.events.on('back', () => act()) : undefined), [reachability, isWanted]);
}
