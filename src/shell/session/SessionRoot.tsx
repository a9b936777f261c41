import { type ReactNode, useEffect } from 'react';
import { NoteActionsRoot } from '@/features/noteActions';
import type { Session } from '@/stores/session/Session';
import { SessionProvider } from '@/stores/session/SessionContext';
import { holdSession } from '@/stores/session/sessions';

interface SessionRootProps {
	session: Session;
	children: ReactNode;
}

/** Provides the session to everything inside. */
export function SessionRoot({ session, children }: SessionRootProps) {
	useEffect(() => holdSession(session), [session]);
	// After the first paint, once per session. From then on, names that aren't emojis are shown as text.
	useEffect(() => void session.emojis.load(), [session]);
	return (
		<SessionProvider value={session}>
			<NoteActionsRoot>{children}</NoteActionsRoot>
		</SessionProvider>
	);
}
