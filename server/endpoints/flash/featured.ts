import { defineEndpoint } from '../../http/endpoint';
import * as p from '../../http/params';
import { packPlays } from '../../pack/packPlay';
import { isOpenPlay } from '../../plays/openPlay';
import { plays } from '../../store/tables/plays';

const OFFSET_MAX = 100_000;

/** Public plays of people who may be here, the most liked first. */
export default defineEndpoint(
	{
		name: 'flash/featured',
		params: p.params({ offset: p.optional(p.integer({ min: 0, max: OFFSET_MAX }), 0), limit: p.limit() }),
	},
	({ core, me, params }) => {
		const rows = core.db.select(
			plays,
			`WHERE ${isOpenPlay('t')} ORDER BY t.likedCount DESC, t.id DESC LIMIT ? OFFSET ?`,
			params.limit,
			params.offset,
		);
		return packPlays(core, rows, me);
	},
);
