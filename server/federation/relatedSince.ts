import type { Database } from '../store/Database';
import { timeOfId } from '../store/IdSource';

/** Since when a server's users are followed from here, and follow users here; `Infinity` for never. */
export interface Related {
	followed: number;
	following: number;
}

/** For every server whose users follow users here or are followed by them. Of the follows that there are. */
export function relatedSince(db: Database): readonly Related[] {
	const first = (theirs: string, ours: string): Map<string, number> =>
		new Map(
			db
				.all<{ host: string; id: string }>(
					`SELECT u.host, min(f.id) AS id FROM follows f
						JOIN users u ON u.id = f.${theirs} AND u.host IS NOT NULL
						JOIN users o ON o.id = f.${ours} AND o.host IS NULL
						GROUP BY u.host`,
				)
				.map(({ host, id }) => [host, timeOfId(id)]),
		);
	const [followed, following] = [first('followeeId', 'followerId'), first('followerId', 'followeeId')];
	return [...new Set([...followed.keys(), ...following.keys()])].map(host => ({
		followed: followed.get(host) ?? Number.POSITIVE_INFINITY,
		following: following.get(host) ?? Number.POSITIVE_INFINITY,
	}));
}
