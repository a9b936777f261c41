import type { ColumnDefinition } from '@/blocks/hosting/ColumnDefinition';
import type { Session } from '@/stores/session/Session';
import { currentSession } from '@/stores/session/sessions';
import { columnDefinitions } from '../../registry';

/** In the order in which they are offered; the local timeline of this page's own server is in the deck as it is. */
const OFFERED = ['home', 'notifications', 'mentions', 'direct', 'local'] as const;
/** Those that are chosen at first. */
export const CHOSEN_AT_FIRST: readonly string[] = ['home', 'notifications'];

/** The columns that an added account is offered. */
export function accountColumns(session: Session): readonly ColumnDefinition[] {
	const isHere = session.origin === currentSession().origin;
	return OFFERED.filter(kind => kind !== 'local' || !isHere).flatMap(kind =>
		columnDefinitions.filter(definition => definition.kind === kind && definition.isOffered(session)),
	);
}
