import type { Core } from '../Core';
import { follows } from '../store/tables/relations';

export const isFollowing = ({ db }: Core, followerId: string, followeeId: string): boolean =>
	db.exists(follows, 't.followerId = ? AND t.followeeId = ?', followerId, followeeId);
