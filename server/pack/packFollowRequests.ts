import type { entities } from 'misskey-js';
import type { Core } from '../Core';
import type { FollowRequestRow } from '../store/tables/relations';
import { packUsersLite } from './packUserLite';

export function packFollowRequests(
	core: Core,
	rows: readonly FollowRequestRow[],
): { id: string; follower: entities.UserLite; followee: entities.UserLite }[] {
	const people = packUsersLite(
		core,
		rows.flatMap(row => [row.followerId, row.followeeId]),
	);
	return rows.flatMap(({ id, followerId, followeeId }) => {
		const follower = people.get(followerId);
		const followee = people.get(followeeId);
		return follower && followee ? [{ id, follower, followee }] : [];
	});
}
