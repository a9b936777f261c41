import type { Core } from '../Core';
import { Refusal } from '../http/ApiError';
import { mutes } from '../store/tables/relations';

/**
 * Mutes a user.
 * @param expiresAt when it ends, in milliseconds since the epoch; null for never
 * @throws Refusal `alreadyMuting`
 */
export function mute(core: Core, muterId: string, muteeId: string, expiresAt: number | null): void {
	const { db } = core;
	db.transaction(() => {
		// An expired mute may be made again.
		db.delete(mutes, 'muterId = ? AND muteeId = ? AND expiresAt <= ?', muterId, muteeId, Date.now());
		if (db.exists(mutes, 't.muterId = ? AND t.muteeId = ?', muterId, muteeId)) throw new Refusal('alreadyMuting');
		if (expiresAt !== null && expiresAt <= Date.now()) return;
		db.insert(mutes, { id: core.ids.next(), muterId, muteeId, expiresAt });
		core.bus.emit('relations', { userId: muterId });
	});
}
