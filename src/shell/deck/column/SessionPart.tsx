import { type ReactNode, useContext, useMemo } from 'react';
import { NavigationContext, useNavigation } from '@/blocks/navigation/NavigationContext';
import type { Session } from '@/stores/session/Session';
import { SessionRoot } from '../../session/SessionRoot';
import { navigationIn, OpenInColumn } from './ColumnHost';

export interface SessionPartProps {
	session: Session;
	children: ReactNode;
}

/** A part of a column that belongs to an account of its own; its links open in the column, with that account. */
export function SessionPart({ session, children }: SessionPartProps): ReactNode {
	const outer = useNavigation();
	const open = useContext(OpenInColumn);
	const navigation = useMemo(() => navigationIn(outer, session, open), [outer, session, open]);
	return (
		<NavigationContext value={navigation}>
			<SessionRoot session={session}>{children}</SessionRoot>
		</NavigationContext>
	);
}
