import { useMemo } from 'react';
import { lazyAction } from '@/blocks/actions/lazyAction';
import { type Navigation, NavigationContext } from '@/blocks/navigation/NavigationContext';
import { readSources } from '@/domain/deck/columnSources';
import type { DeckColumn } from '@/domain/deck/deck';
import { pageAt } from '@/domain/paths/readPath';
import { loadCatchUp } from '@/features/timeline';
import { intents } from '@/stores/intents';
import type { Session } from '@/stores/session/Session';
import { currentSession } from '@/stores/session/sessions';
import { pages } from '../../registry';
import { SessionRoot } from '../../session/SessionRoot';
import { columnDefinition } from '../columnRegistry';
import { columnSession } from './columnSession';
import { columnTitle } from './columnTitle';
import type { SessionPartProps } from './SessionPart';

const open = lazyAction(loadCatchUp, catchUp => catchUp.openCatchUp);

/** Whether a column can tell what has happened since it was read: of a merged one, whether it has timelines. */
export const canCatchUp = (column: DeckColumn): boolean =>
	columnDefinition(column.type)?.catchesUp === true &&
	columnSession(column) !== undefined &&
	(column.type !== 'merged' || readSources(column.sources).length > 0);

/** Shows what has happened in a column since it was last read. */
export function openCatchUpOf(column: DeckColumn): void {
	const session = columnSession(column);
	if (!session) return;
	open({ column, session, title: columnTitle(column, columnDefinition(column.type)), SessionPart: PartInWindows });
}

const PAGES = Object.keys(pages) as readonly (keyof typeof pages)[];

/** A part of an overlay that belongs to an account; its links open in windows. */
function PartInWindows({ session, children }: SessionPartProps) {
	const navigation = useMemo(() => inWindows(session), [session]);
	return (
		<NavigationContext value={navigation}>
			<SessionRoot session={session}>{children}</SessionRoot>
		</NavigationContext>
	);
}

function inWindows(session: Session): Navigation {
	const openWindow = (path: string) => intents.send({ kind: 'openWindow', session, path });
	return {
		...{ navigate: openWindow, openWindow },
		href: path => (session === currentSession() ? path : session.origin + path),
		hasPage: path => pageAt(PAGES, path.replace(/[?#].*/, '')) !== null,
	};
}
