import { defineEndpoint } from '../../http/endpoint';
import * as p from '../../http/params';
import { beginningWith } from '../../store/likePattern';

/** Tags that begin so, those that most people use first. */
export default defineEndpoint(
	{
		name: 'hashtags/search',
		params: p.params({ limit: p.limit(), query: p.query(), offset: p.offset() }),
	},
	({ core, params }) =>
		core.db
			.all<{ tag: string }>(
				`SELECT tag FROM noteTags WHERE isOpen = 1 AND tag LIKE ? ESCAPE '\\'
				GROUP BY tag ORDER BY count(DISTINCT userId) DESC, tag LIMIT ? OFFSET ?`,
				beginningWith(params.query.toLowerCase()),
				params.limit,
				Math.max(0, params.offset),
			)
			.map(row => row.tag),
);
