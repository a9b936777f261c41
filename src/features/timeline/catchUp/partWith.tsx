import { type Navigation, NavigationContext } from '@/blocks/navigation/NavigationContext';
import { type NoteActions, NoteActionsContext } from '@/blocks/note/NoteActionsContext';
import { SessionProvider } from '@/stores/session/SessionContext';
import type { SessionPart } from '../merged/mergedColumn';

/** Gives what is shown over a page the account, the note actions and the links of the page. */
export const partWith =
	(actions: NoteActions, navigation: Navigation): SessionPart =>
	({ session, children }) => (
		<SessionProvider value={session}>
			<NavigationContext value={navigation}>
				<NoteActionsContext value={actions}>{children}</NoteActionsContext>
			</NavigationContext>
		</SessionProvider>
	);
