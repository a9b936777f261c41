import type { Core } from '../Core';
import type { UserRow } from '../store/tables/users';

/** The unit of sizes in policies. */
export const MEBIBYTE = 1024 * 1024;

/** How many bytes of files a user has. */
export const usedBytes = ({ db }: Core, userId: string): number =>
	db.get<{ used: number }>('SELECT coalesce(sum(size), 0) AS used FROM files WHERE userId = ?', userId)?.used ?? 0;

/** How many bytes a user may have. */
export const capacityBytes = (core: Core, user: UserRow): number =>
	core.roles.policies(user).driveCapacityMb * MEBIBYTE;

/** How many bytes are left of that; negative if the policy was reduced. */
export const freeBytes = (core: Core, user: UserRow): number => capacityBytes(core, user) - usedBytes(core, user.id);
