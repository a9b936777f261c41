import { checkRoom } from '../../http/checkRoom';
import { defineEndpoint } from '../../http/endpoint';
import * as p from '../../http/params';
import { packPlay } from '../../pack/packPlay';
import { playParams, playVisibility } from '../../plays/playParams';
import { type PlayRow, plays } from '../../store/tables/plays';

/** Per user. */
const PLAYS_MAX = 500;

export default defineEndpoint(
	{
		name: 'flash/create',
		params: p.params({ ...playParams, visibility: p.optional(playVisibility(), 'public') }),
		credential: true,
		permission: 'write:flash',
		prohibitMoved: true,
		limit: { duration: 3_600_000, max: 10 },
	},
	({ core, me, params }) => {
		checkRoom(core.db.count(plays, 't.userId = ?', me.id), PLAYS_MAX);
		const row: PlayRow = { id: core.ids.next(), userId: me.id, ...params, likedCount: 0, updatedAt: Date.now() };
		core.db.insert(plays, row);
		return packPlay(core, row, null);
	},
);
