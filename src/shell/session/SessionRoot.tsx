import { type ReactNode, useEffect, useMemo } from 'react';
import { type Navigation, NavigationContext, useLinkDelegate, useNavigation } from '@/blocks/NavigationContext';
import { NoteActionsRoot } from '@/features/noteActions';
import { intents } from '@/stores/intents';
import type { Session } from '@/stores/session/Session';
import { SessionProvider } from '@/stores/session/SessionContext';
import { currentSession, holdSession } from '@/stores/session/sessions';
import styles from './SessionRoot.module.css';

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

/**
 * The same beside the main view. Pages of another account can't open in the main view, which belongs to the page's own:
 * they open in a window.
 */
export function ColumnSessionRoot({ session, children }: SessionRootProps) {
	const outer = useNavigation();
	const isOthers = session !== currentSession();
	const navigation = useMemo(
		(): Navigation =>
			isOthers
				? {
						navigate: path => intents.send({ kind: 'openWindow', session, path }),
						href: path => session.origin + path,
						openWindow: path => intents.send({ kind: 'openWindow', session, path }),
					}
				: outer,
		[isOthers, session, outer],
	);
	const delegate = useLinkDelegate(navigation);
	return (
		<NavigationContext value={navigation}>
			<div ref={isOthers ? delegate : null} className={styles.column} data-session={session.key}>
				<SessionRoot session={session}>{children}</SessionRoot>
			</div>
		</NavigationContext>
	);
}
