import type { Core } from '../Core';
import { playLikes } from '../store/tables/plays';
import type { UserRow } from '../store/tables/users';

/** @returns false if the user likes it already */
export function likePlay({ db, ids }: Core, user: UserRow, playId: string): boolean {
	return db.transaction(() => {
		if (!db.insertNew(playLikes, { id: ids.next(), userId: user.id, playId })) return false;
		db.run('UPDATE plays SET likedCount = likedCount + 1 WHERE id = ?', playId);
		return true;
	});
}

/** @returns false if the user doesn't like it */
export function unlikePlay({ db }: Core, user: UserRow, playId: string): boolean {
	return db.transaction(() => {
		if (db.delete(playLikes, 'userId = ? AND playId = ?', user.id, playId) === 0) return false;
		db.run('UPDATE plays SET likedCount = max(0, likedCount - 1) WHERE id = ?', playId);
		return true;
	});
}
