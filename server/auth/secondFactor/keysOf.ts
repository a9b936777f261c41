import type { Core } from '../../Core';
import { type SecurityKeyRow, securityKeys } from '../../store/tables/secondFactors';

/** Per account. */
export const KEYS_MAX = 20;

/** An account's security keys and passkeys, oldest first. */
export const keysOf = ({ db }: Core, userId: string): SecurityKeyRow[] =>
	db.select(securityKeys, 'WHERE t.userId = ? ORDER BY t.createdAt, t.id', userId);

/** The part that tells a browser which key is meant. */
export const describedKey = ({ id, transports }: SecurityKeyRow) => ({ id, transports });
