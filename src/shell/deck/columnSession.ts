import type { DeckColumn, DeckProfile } from '@/domain/deck';
import type { Session } from '@/stores/session/Session';
import { currentSession, sessionByKey } from '@/stores/session/sessions';

/** The session that a column reads as; undefined where its account is not on this device. */
export const columnSession = ({ account }: DeckColumn): Session | undefined =>
	account === null ? currentSession() : sessionByKey(account);

/** The first column of this kind that reads as this session. */
export const columnOfSession = ({ columns }: DeckProfile, session: Session, kind: string): DeckColumn | undefined =>
	columns.find(column => column.type === kind && columnSession(column) === session);
