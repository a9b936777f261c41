import type { Core } from '../Core';
import { mutes } from '../store/tables/relations';

/** Whether a user hasn't muted the other one. */
export const isHeard = ({ db }: Core, userId: string, byId: string): boolean =>
	!db.exists(
		mutes,
		't.muterId = ? AND t.muteeId = ? AND (t.expiresAt IS NULL OR t.expiresAt > ?)',
		userId,
		byId,
		Date.now(),
	);
