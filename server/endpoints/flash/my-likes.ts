import { defineEndpoint } from '../../http/endpoint';
import * as p from '../../http/params';
import { packPlays } from '../../pack/packPlay';
import { isOpenPlay } from '../../plays/openPlay';
import { selectPage } from '../../store/selectPage';
import { playLikes, plays } from '../../store/tables/plays';

/** The plays that the caller likes, as far as they may still see them, by the ids of the likes. */
export default defineEndpoint(
	{
		name: 'flash/my-likes',
		params: p.params({ limit: p.limit(), ...p.paging }),
		credential: true,
		permission: 'read:flash-likes',
	},
	({ core, me, params }) => {
		const likes = selectPage(
			core.db,
			playLikes,
			params,
			`t.userId = ? AND EXISTS (SELECT 1 FROM plays p WHERE p.id = t.playId AND ${isOpenPlay('p')})`,
			me.id,
		);
		const found = core.db.byIds(
			plays,
			likes.map(({ playId }) => playId),
		);
		const packed = new Map(packPlays(core, [...found.values()], me).map(play => [play.id, play]));
		return likes.flatMap(({ id, playId }) => {
			const flash = packed.get(playId);
			return flash ? [{ id, flash }] : [];
		});
	},
);
