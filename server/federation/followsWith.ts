import type { Core } from '../Core';
import type { Page } from '../notes/NoteQuery';
import { packEveryone } from '../pack/packOther';
import { dateOfId } from '../store/IdSource';
import { selectPage } from '../store/selectPage';
import { follows } from '../store/tables/relations';
import type { UserRow } from '../store/tables/users';

/** Both must show it to everyone, as who asks may know neither. */
const SHOWN = `EXISTS (SELECT 1 FROM profiles p JOIN users u ON u.id = p.userId
		WHERE p.userId = t.followeeId AND p.followersVisibility = 'public' AND u.isDeleted = 0 AND u.isSuspended = 0)
	AND EXISTS (SELECT 1 FROM profiles p JOIN users u ON u.id = p.userId
		WHERE p.userId = t.followerId AND p.followingVisibility = 'public' AND u.isDeleted = 0 AND u.isSuspended = 0)`;

export interface FollowsQuestion extends Page {
	host: string;
	limit: number;
}

/** A page of the follows of another server's users (`followee`), or by them (`follower`), that everyone may see. */
export function followsWith(
	core: Core,
	side: 'followee' | 'follower',
	{ host, ...page }: FollowsQuestion,
	viewer: UserRow | null,
) {
	const where = `t.${side}Id IN (SELECT id FROM users WHERE host = ?) AND ${SHOWN}`;
	const rows = selectPage(core.db, follows, page, where, host.toLowerCase());
	const people = packEveryone(
		core,
		rows.flatMap(row => [row.followerId, row.followeeId]),
		viewer,
	);
	return rows.flatMap(({ id, followeeId, followerId }) => {
		const [followee, follower] = [people.get(followeeId), people.get(followerId)];
		return followee && follower ? [{ id, createdAt: dateOfId(id), followeeId, followerId, followee, follower }] : [];
	});
}
