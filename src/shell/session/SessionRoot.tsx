import { type ReactNode, useEffect } from 'react';
import { NoteActionsRoot } from '@/features/noteActions';
import type { Session } from '@/stores/session/Session';
import { SessionProvider } from '@/stores/session/SessionContext';
import { holdSession } from '@/stores/session/sessions';

interface SessionRootProps {
	session: Session;
	children: ReactNode;
}

/** Everything below reads and acts as this session. */
export function SessionRoot({ session, children }: SessionRootProps) {
	useEffect(() => holdSession(session), [session]);
	// After the first paint, and once a session: names that are no emojis show as they were written from then on.
	useEffect(() => void session.emojis.load(), [session]);
	return (
		<SessionProvider value={session}>
			<NoteActionsRoot>{children}</NoteActionsRoot>
		</SessionProvider>
	);
}
