import type { ColumnTarget, DeckColumn, DeckProfile } from '@/domain/deck/deck';
import type { Session } from '@/stores/session/Session';
import { currentSession, sessionByKey } from '@/stores/session/sessions';

/** The session that a column reads as; undefined where its account is not on this device. */
export const columnSession = ({ account }: DeckColumn): Session | undefined =>
	account === null ? currentSession() : sessionByKey(account);

/** The first column of this kind and target that reads as this session. @param target absent: of any, or of nothing */
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
