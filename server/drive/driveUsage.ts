import type { Core } from '../Core';

/** How many bytes of files somebody keeps. */
export const usedBytes = ({ db }: Core, userId: string): number =>
	db.get<{ used: number }>('SELECT coalesce(sum(size), 0) AS used FROM files WHERE userId = ?', userId)?.used ?? 0;
