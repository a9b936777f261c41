import { defineEndpoint } from '../../http/endpoint';
import * as p from '../../http/params';
import { NoteQuery } from '../../notes/NoteQuery';
import { packNotes } from '../../pack/packNote';

const TAGGED = 'EXISTS (SELECT 1 FROM noteTags g WHERE g.noteId = t.id AND g.tag = ?)';

/** Notes with a hashtag, or with all hashtags of at least one row. */
export default defineEndpoint(
	{
		name: 'notes/search-by-tag',
		params: p.withOneOf(['tag', 'query'], {
			tag: p.optional(p.text({ min: 1, max: 256 })),
			query: p.optional(p.list(p.list(p.text({ min: 1, max: 256 }), { min: 1, max: 20 }), { min: 1, max: 50 })),
			reply: p.nullish(p.flag()),
			renote: p.nullish(p.flag()),
			withFiles: p.optional(p.flag(), false),
			poll: p.nullish(p.flag()),
			limit: p.limit(),
			...p.paging,
		}),
	},
	({ core, me, params }) => {
		const rows = (params.query ?? [[params.tag ?? '']]).map(row => row.map(tag => tag.toLowerCase()));
		const query = new NoteQuery(core, me?.id ?? null)
			.where(
				// The first condition limits the search to the few notes with any of them.
				`t.id IN (SELECT noteId FROM noteTags WHERE tag IN (SELECT value FROM json_each(?)))
				AND (${rows.map(row => `(${row.map(() => TAGGED).join(' AND ')})`).join(' OR ')})`,
				JSON.stringify(rows.flat()),
				...rows.flat(),
			)
			.readable()
			.unmuted()
			.kinds(params)
			.page(params);
		for (const [column, wanted] of [
			['replyId', params.reply],
			['renoteId', params.renote],
		] as const) {
			if (typeof wanted === 'boolean') query.where(`t.${column} IS ${wanted ? 'NOT NULL' : 'NULL'}`);
		}
		if (typeof params.poll === 'boolean') query.where('t.hasPoll = ?', params.poll ? 1 : 0);
		return packNotes(core, query.rows(params.limit), me?.id ?? null);
	},
);
