import { useEffect, useMemo } from 'react';
import type { Session } from '@/stores/session/Session';
import { holdSession, sessionByKey } from '@/stores/session/sessions';

/**
 * The session that posts from a form of `own`: that of the chosen account of the same server, if it is still on this
 * device. It runs as long as the form is mounted.
 */
export function usePoster(own: Session, key: string | null): Session {
	const poster = useMemo(() => posterOf(own, key), [own, key]);
	useEffect(() => holdSession(poster), [poster]);
	return poster;
}

function posterOf(own: Session, key: string | null): Session {
	const chosen = key === null || key === own.key ? undefined : sessionByKey(key);
	return chosen?.origin === own.origin ? chosen : own;
}
