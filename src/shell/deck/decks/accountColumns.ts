import type { ColumnDefinition } from '@/blocks/hosting/ColumnDefinition';
import type { Session } from '@/stores/session/Session';
import { currentSession } from '@/stores/session/sessions';
import { columnDefinitions } from '../columnRegistry';

/** In the order of the dialog; the local timeline of this page's own server is left out, as the deck has it. */
const OFFERED = ['home', 'notifications', 'mentions', 'direct', 'local'] as const;
/** Selected by default. */
export const CHOSEN_AT_FIRST: readonly string[] = ['home', 'notifications'];

/** The columns offered for an added account. */
export function accountColumns(session: Session): readonly ColumnDefinition[] {
	const isHere = session.origin === currentSession().origin;
	return OFFERED.filter(kind => kind !== 'local' || !isHere).flatMap(kind =>
		columnDefinitions.filter(definition => definition.kind === kind && definition.isOffered(session)),
	);
}
