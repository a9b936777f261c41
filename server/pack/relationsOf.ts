import type { Core } from '../Core';

/** The relation between the viewer and a user. */
export interface Relation {
	isFollowing: boolean;
	isFollowed: boolean;
	hasPendingFollowRequestFromYou: boolean;
	hasPendingFollowRequestToYou: boolean;
	isBlocking: boolean;
	isBlocked: boolean;
	isMuted: boolean;
	isRenoteMuted: boolean;
	notify: 'normal' | 'none';
	withReplies: boolean;
}

/** The relations between the viewer and users, by id; without the viewer. */
export function relationsOf({ db }: Core, viewerId: string, ids: readonly string[]): Map<string, Relation> {
	const others = JSON.stringify(ids.filter(id => id !== viewerId));
	const towards = (table: string, from: string, to: string, extra = '') =>
		new Set(
			db
				.all<{ id: string }>(
					`SELECT ${to} AS id FROM ${table} WHERE ${from} = ? AND ${to} IN (SELECT value FROM json_each(?)) ${extra}`,
					viewerId,
					others,
				)
				.map(row => row.id),
		);
	const follows = new Map(
		db
			.all<{ id: string; notify: 'normal' | null; withReplies: number }>(
				'SELECT followeeId AS id, notify, withReplies FROM follows WHERE followerId = ? AND followeeId IN (SELECT value FROM json_each(?))',
				viewerId,
				others,
			)
			.map(row => [row.id, row]),
	);
	const followers = towards('follows', 'followeeId', 'followerId');
	const asked = towards('followRequests', 'followerId', 'followeeId');
	const asking = towards('followRequests', 'followeeId', 'followerId');
	const blocking = towards('blocks', 'blockerId', 'blockeeId');
	const blockedBy = towards('blocks', 'blockeeId', 'blockerId');
	const muted = towards('mutes', 'muterId', 'muteeId', `AND (expiresAt IS NULL OR expiresAt > ${Date.now()})`);
	const renoteMuted = towards('renoteMutes', 'muterId', 'muteeId');
	return new Map(
		ids
			.filter(id => id !== viewerId)
			.map(id => {
				const follow = follows.get(id);
				const relation: Relation = {
					isFollowing: follow !== undefined,
					isFollowed: followers.has(id),
					hasPendingFollowRequestFromYou: asked.has(id),
					hasPendingFollowRequestToYou: asking.has(id),
					isBlocking: blocking.has(id),
					isBlocked: blockedBy.has(id),
					isMuted: muted.has(id),
					isRenoteMuted: renoteMuted.has(id),
					notify: follow?.notify ?? 'none',
					withReplies: follow?.withReplies === 1,
				};
				return [id, relation];
			}),
	);
}
