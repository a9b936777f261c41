import type { ColumnTarget, DeckColumn, DeckProfile } from '@/domain/deck/deck';
import type { Session } from '@/stores/session/Session';
import { currentSession, sessionByKey } from '@/stores/session/sessions';

/** The session that a column uses; undefined if its account isn't on this device. */
export const columnSession = ({ account }: DeckColumn): Session | undefined =>
	account === null ? currentSession() : sessionByKey(account);

/**
 * The first column of this kind and target that uses this session.
 * @param target missing for any, or for none
 */
export const columnOfSession = (
	{ columns }: DeckProfile,
	session: Session,
	kind: string,
	target?: ColumnTarget,
): DeckColumn | undefined =>
	columns.find(
		column =>
			column.type === kind &&
			(target === undefined || (column.target?.kind === target.kind && column.target.id === target.id)) &&
			columnSession(column) === session,
	);
