import { IN_OPEN_NOTE } from '../../hashtags/openTags';
import { defineEndpoint } from '../../http/endpoint';
import * as p from '../../http/params';
import { beginningWith } from '../../store/likePattern';

/** Hashtags with this beginning, the most used first. */
export default defineEndpoint(
	{
		name: 'hashtags/search',
		params: p.params({ limit: p.limit(), query: p.query(), offset: p.offset() }),
	},
	({ core, params }) =>
		core.db
			.all<{ tag: string }>(
				`SELECT g.tag FROM noteTags g WHERE g.tag LIKE ? ESCAPE '\\' AND ${IN_OPEN_NOTE}
				GROUP BY g.tag ORDER BY count(DISTINCT g.userId) DESC, g.tag LIMIT ? OFFSET ?`,
				beginningWith(params.query.toLowerCase()),
				params.limit,
				Math.max(0, params.offset),
			)
			.map(row => row.tag),
);
